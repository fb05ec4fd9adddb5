"""The built-in games, as plug-ins: where each package finds their parts. Others come as packages."""

from granada.plugins import Plugin

PLUGINS = {
    "alhambra": Plugin(
        rules="granada.games.alhambra:GAME",
        forms="granada.wording.alhambra.forms:FORMS",
        judge="granada.bots.alhambra.judge:AlhambraJudge",
        simulations={
            "master": (400, 400, 1000, 2000, 3000, 4000),
            "master@1": (400,),
            "grandmaster": (12_000, 12_000, 20_000, 30_000, 40_000, 40_000),
            "grandmaster@1": (12_000,),
        },
        bots={"buyer": "granada.bots.alhambra.buyer:Buyer"},
        coach="granada.games.alhambra.coach:coach",
        deeds="granada.games.alhambra.events:DEEDS",
        details="granada.arena.alhambra:AlhambraDetails",
        figures="granada.commands.alhambra:FIGURES",
        encoding="granada.research.encoding.alhambra:AlhambraEncoding",
        face="granada.terminal.alhambra:face",
    ),
    "sabika": Plugin(
        rules="granada.games.sabika:GAME",
        forms="granada.wording.sabika.forms:FORMS",
        dictionary="granada.wording.sabika.dictionary:of_rules",
        editor="granada.wording.sabika.editor:EDITOR",
        judge="granada.bots.sabika.judge:SabikaJudge",
        simulations={
            "master": (1500, 1500, 2500, 3000),
            "master@1": (1500,),
            "grandmaster": (30_000,),
            "grandmaster@1": (30_000,),
        },
        coach="granada.games.sabika.coach:coach",
        deeds="granada.games.sabika.events:DEEDS",
        details="granada.arena.sabika:SabikaDetails",
        figures="granada.commands.sabika:FIGURES",
        balance="granada.arena.sabika:SabikaBalance",
        encoding="granada.research.encoding.sabika:SabikaEncoding",
        face="granada.terminal.sabika:face",
    ),
}

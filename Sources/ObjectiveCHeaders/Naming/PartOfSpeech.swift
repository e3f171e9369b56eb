/// What a word of a name is, as far as naming asks for it.
enum PartOfSpeech {
  case preposition, verb, gerund, other

  init(_ word: String) {
    let lower = word.lowercased()
    if Self.prepositions.contains(lower) {
      self = .preposition
    } else if Self.verbs.contains(lower) || Self.isVerbWithPrefix(lower) {
      self = .verb
    } else if lower.hasSuffix("ing"), Self.isGerund(lower.dropLast(3)) {
      self = .gerund
    } else {
      self = .other
    }
  }

  private static func isVerbWithPrefix(_ word: String) -> Bool {
    ["re", "de", "auto"].contains {
      word.hasPrefix($0) && verbs.contains(String(word.dropFirst($0.utf8.count)))
    }
  }

  private static func isGerund(_ stem: Substring) -> Bool {
    guard let last = stem.last else { return false }
    let verb = String(stem)
    if verbs.contains(verb) || verbs.contains(verb + "e") || isVerbWithPrefix(verb) { return true }
    // `stopping`
    return stem.dropLast().last == last && verbs.contains(String(stem.dropLast()))
  }

  private static let prepositions = words(
    """
    above after along alongside as at before below by following for from given in including inside into matching of on
    since to until using via with within
    """)

  /// Words that the importer does not take for verbs, such as `update` and `create`, are none here.
  private static let verbs = words(
    """
    abbreviate accept add admit advise alert allow analyse analyze announce answer appear append apply approve
    arrange arrive ask assign attach attempt avoid back balance ban bang be beat become begin behave belong bend
    blink blow boil book borrow bounce bow box brake branch break breathe bring broadcast brush build bump burn buy
    calculate call cancel care carry catch cause challenge change charge chase check choose claim clean clear click
    clip close collect comb come command commit communicate compare compete complete concern confuse connect
    consider consist contain contains continue convert copy correct cost count cover crash cross cry curl curve cut
    cycle damage dance decay decide decorate delay delete deliver depend describe deselect destroy detach detect
    develop disappear discover dismiss display divide do double drag draw dream dress drink drive drop dry duplicate
    dust earn eat edit employ empty encourage end enjoy enter enumerate escape examine excite execute exercise exist
    expand expect explain explode extend face fade fail fancy feel fetch fight file fill film find fire fit fix flap
    flash float flow fly focus fold follow force forget form found frame freeze gather get give glow glue go grab
    greet grip grow guarantee guard guess guide hand handle hang happen harm have head hear heat help hide highlight
    hit hold hook hop hope hover hunt hurry identify ignore imagine import improve include increase influence inform
    inject injure insert instruct intend interest interrupt introduce invent invite join judge jump keep kick kill
    know label land last launch lay lead learn leave lend let level license lie lighten like listen live load lock
    long look lose love make manage march mark match mate matter mean measure meet melt memorise merge miss mix move
    multiply nail name need nest nod note notice number obey observe obtain occur offer open order overflow owe own
    pack paint park part pass paste pat pause pay peel perform permit phone pick pinch place plan play please plug
    point poke polish pop post pour practice precede prefer prepare present preserve press pretend prevent print
    produce program promise protect provide pull pump punish push put query question queue race radiate raise reach
    read realise receive recognise record reduce reflect refuse register reject relax release remain remember remind
    remove repair repeat replace reply report request resolve return ride ring rise risk rock roll rub rule run
    satisfy save say scatter scrape scratch screw scroll scrub seal search see select sell send separate serve
    settle shade shake share shock shop show shut sign signal sing sit skip slap sleep slip slow smash smile sound
    spare spark speak spell spot spray squash squeeze stain stamp stand standardise standardize stare start stay
    steer step stir stitch stop store strap strengthen stretch strip stroke stuff subtract succeed suggest suit
    supply support surprise surround suspect suspend swim switch take talk tame tap taste teach tear tell tempt test
    thank think throw tick tie time tip toggle touch tour tow trace track trade train transform transport trap
    travel treat trick trip trust try tug tumble turn twist type understand unite unlock unpack up use validate
    vanish visit wait wake walk wander want warm warn wash waste watch wave wear weigh whip whisper whistle win wipe
    wish wonder work worry wrap wreck write yell zip zoom
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

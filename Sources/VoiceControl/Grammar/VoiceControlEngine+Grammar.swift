import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

extension VoiceControlEngine {
  /// More names than that on one screen are not offered to hearing: it would take too long and confuse them.
  private static let mostNames = 500
  /// More words of a text than that are not offered; those around the insertion point are.
  private static let mostWords = 200

  /// What can be said now.
  ///
  /// - Parameter context: the screen and the settings, as for an event.
  public mutating func grammar(in context: Context) -> SpokenGrammar {
    tree = context.tree
    tree.prepareForEdits()
    settings = context.settings
    screenSize = context.screenSize
    defer { tree = ElementTree() }
    readNames()
    let edited = editedText
    let rules = self.rules(edited).filter { !$0.value.isEmpty }
    var phrases: [[SpokenGrammar.Part]] = []
    var seen: Set<[SpokenGrammar.Part]> = []
    func add(_ parts: [SpokenGrammar.Part]) {
      if !parts.isEmpty, seen.insert(parts).inserted { phrases.append(parts) }
    }
    for pattern in table.patterns where isOffered(pattern, edited) {
      let parts = pattern.parts.flatMap { spoken($0) }
      let isComplete = parts.allSatisfy { if case .rule(let name) = $0 { rules[name] != nil } else { true } }
      if isComplete { add(parts) }
    }
    if isAwake {
      for phrase in settings.voiceControl.customCommands.keys.sorted() { add(spoken(phrase)) }
      if case .action(let id)? = pending {
        for action in tree.element(withID: id)?.details.customActions ?? [] {
          add(spoken(action.name.string))
        }
      }
    }
    return SpokenGrammar(
      language: table.language, phrases: phrases, rules: rules,
      takesDictation: isAwake && edited != nil && mode == .dictation)
  }

  /// Whether a command means something now, so that hearing need not tell it from others in vain.
  private func isOffered(_ pattern: CommandPattern, _ edited: EditedText?) -> Bool {
    guard isAwake else { return pattern.command == .wakeUp }
    if settings.voiceControl.disabledCommands.contains(pattern.command.rawValue) { return false }
    switch pattern.command {
    case .wakeUp: return false
    case .confirm: if case .confirm? = pending { return true } else { return false }
    case .chooseNumber: return shownNumbers != nil
    case .zoomInNumber, .zoomOutGrid, .hideGrid:
      if case .grid? = currentOverlay { return true } else { return false }
    case .hideNames: return currentOverlay == .names
    case .hideNumbers: return currentOverlay == .numbers || pending != nil
    case .hideCommands: return showsCommands
    case .cancel: return pending != nil || showsCommands || showsVocabulary || shown != nil
    case .repeat, .repeatTimes: return last != nil
    case .stopRecording: return recording != nil
    case .undo, .redo, .dictationMode, .spellingMode, .commandMode, .numberMode: return true
    case .tap where pattern.fixedCount == 0: return edited == nil || mode != .dictation
    case .nextField, .previousField:
      return tree.elements.contains { !$0.traits.isDisjoint(with: [.textEntry, .searchField, .textArea]) }
    default:
      let group = table.group(of: pattern.command)
      return edited != nil || !(group.concernsText || group == .dictation)
    }
  }

  /// The numbers that are shown now; nil when none are.
  private var shownNumbers: ClosedRange<Int>? {
    let count: Int
    switch pending {
    case .choose(_, let ids)?: count = ids.count
    case .action(let id)?: count = tree.element(withID: id)?.details.customActions.count ?? 0
    case .correction(_, let texts)?: count = texts.count
    case .confirm?, nil:
      switch currentOverlay {
      case .grid(let grid)?: count = grid.count
      case .numbers?: count = min(names.items.count, Self.mostNames)
      case .names?, nil: count = 0
      }
    }
    return count > 0 ? 1...count : nil
  }

  private func spoken(_ part: CommandPattern.Part) -> [SpokenGrammar.Part] {
    switch part {
    case .word(let word): spoken(word)
    case .blank(let blank): [.rule(blank.rawValue)]
    }
  }

  /// A text as it is said, numbers as words.
  private func spoken(_ text: String) -> [SpokenGrammar.Part] { spokenWords(text).map { .word($0) } }

  private func spokenWords(_ text: String) -> [String] {
    table.form.rawWords(of: text).flatMap { word in Int(word).map { table.form.words(of: $0) } ?? [word] }
  }

  /// An abbreviation is also said letter by letter; nil for a text without one.
  private func spelled(_ text: String) -> [SpokenGrammar.Part]? {
    let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    guard parts.contains(where: Self.isAbbreviation) else { return nil }
    return parts.flatMap { part -> [SpokenGrammar.Part] in
      Self.isAbbreviation(part)
        ? part.filter(\.isLetter).map { .word($0.lowercased()) } : spoken(String(part))
    }
  }

  private static func isAbbreviation(_ word: Substring) -> Bool {
    let letters = word.filter { $0 != "." }
    return (2...5).contains(letters.count) && letters.allSatisfy { $0.isUppercase && $0.isASCII }
  }

  private func rules(_ edited: EditedText?) -> [String: [[SpokenGrammar.Part]]] {
    var rules: [String: [[SpokenGrammar.Part]]] = [:]
    var items: [[SpokenGrammar.Part]] = []
    var actions: [[SpokenGrammar.Part]] = []
    var seen: Set<[SpokenGrammar.Part]> = []
    func add(_ parts: [SpokenGrammar.Part]?) {
      if let parts, !parts.isEmpty, seen.insert(parts).inserted { items.append(parts) }
    }
    for item in names.items.prefix(Self.mostNames) {
      guard let element = tree.element(withID: item.id) else { continue }
      for name in element.spokenNames.names {
        let words = spokenWords(name)
        // Nobody says a whole sentence: its beginning is enough.
        add(words.prefix(6).map { .word($0) })
        if words.count > 2 { add(words.prefix(2).map { .word($0) }) }
        guard words.count <= 4 else { continue }
        add(spelled(name))
        if let role = item.roles.first.flatMap({ table.words.roles[$0]?.first }), words.last != role,
          !words.isEmpty
        {
          add(words.map { .word($0) } + spoken(role))
        }
      }
      for action in element.hasDetails ? element.details.customActions : [] {
        let words = spoken(action.name.string)
        if !words.isEmpty, !actions.contains(words) { actions.append(words) }
      }
    }
    let numbers = shownNumbers.map { $0.map { number($0) } } ?? []
    if !numbers.isEmpty { items.append([.rule("number")]) }
    rules["item"] = items
    rules["action"] = actions
    rules["number"] = numbers
    for blank in [CommandPattern.Blank.count, .columns, .rows] {
      rules[blank.rawValue] = (1...20).map { number($0) }
    }
    rules["fingers"] = (2...4).map { number($0) }
    for blank in [CommandPattern.Blank.unit, .direction, .edge] {
      rules[blank.rawValue] = table.list(of: blank).keys.sorted().map { spoken($0) }
    }
    rules["phrase"] = edited.map { words(of: $0) } ?? []
    return rules
  }

  private func number(_ number: Int) -> [SpokenGrammar.Part] {
    table.form.words(of: number).map { .word($0) }
  }

  /// The words of the text that is edited, alone and with the next one, and what the user taught.
  private func words(of text: EditedText) -> [[SpokenGrammar.Part]] {
    let ranges = text.ranges(.word)
    let place = ranges.firstIndex { $0.upperBound >= text.selection.upperBound } ?? ranges.count
    let start = max(0, min(place - Self.mostWords / 2, ranges.count - Self.mostWords))
    let near: [[String]] = ranges[start..<min(start + Self.mostWords, ranges.count)].map {
      spokenWords(text.string.part($0))
    }
    var result: [[SpokenGrammar.Part]] = []
    var seen: Set<[String]> = []
    func add(_ words: [String]) {
      if !words.isEmpty, seen.insert(words).inserted { result.append(words.map { .word($0) }) }
    }
    for (index, word) in near.enumerated() {
      add(word)
      if index + 1 < near.count { add(word + near[index + 1]) }
    }
    for word in settings.voiceControl.vocabulary { add(spokenWords(word)) }
    return result
  }
}

import AccessibilityTree

/// Everything that may be said about one stop, before it is put into words.
///
/// One model for both the written and the spoken style.
public struct StopFacts: Equatable, Sendable {
  /// The element that the cursor stops at.
  public var element: AccessibilityElement
  /// Its place in a series, list, landmark or table; nil when it has none.
  public var context: ElementContext?
  /// The containers that the cursor enters with this stop, outermost first.
  public var entered: [Container]

  /// What is said about a container when the cursor enters it.
  public struct Container: Equatable, Sendable {
    /// What the container is; an alert is announced as such.
    public var kind: ElementContainer.Kind
    /// What it is called; nil for one without a name.
    public var label: AccessibilityText?
    /// True when it is announced as dimmed, because the app marks it as not enabled.
    public var isDimmed: Bool

    /// Creates the facts about a container that the cursor enters.
    public init(kind: ElementContainer.Kind, label: AccessibilityText?, isDimmed: Bool = false) {
      self.kind = kind
      self.label = label
      self.isDimmed = isDimmed
    }
  }

  /// Creates the facts about an element by itself; by default no container is entered.
  public init(
    element: AccessibilityElement, context: ElementContext? = nil, entered: [Container] = []
  ) {
    self.element = element
    self.context = context
    self.entered = entered
    if element.hasDetails, let kind = element.details.textualContext {
      self.element.label = element.label?.inContext(kind)
      self.element.value = element.value?.inContext(kind)
    }
  }

  /// Creates the facts about a stop on a screen.
  ///
  /// - Parameters:
  ///   - index: the index of the stop, in the tree's reading order.
  ///   - tree: the screen.
  ///   - previous: the stop that the cursor comes from; nil when it comes from elsewhere.
  public init(_ index: Int, in tree: ElementTree, from previous: Int? = nil) {
    self.init(element: tree.elements[index], context: tree.places[index].context)
    let left = Set(previous.map { tree.containers(around: $0) } ?? [])
    for container in tree.containers(around: index) where !left.contains(container) {
      let entered = tree.containers[container]
      guard entered.kind == .alert || Self.text(entered.label) != nil else { continue }
      self.entered.append(
        Container(
          kind: entered.kind, label: entered.label, isDimmed: entered.traits.contains(.notEnabled)))
    }
  }

  // MARK: Facts that both styles need

  var traits: AccessibilityTraits { element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }
  var isSwitch: Bool { traits.contains(.toggleButton) }
  /// Whether the element is a text field, including one that is only marked as secure.
  var isTextEntry: Bool { !traits.isDisjoint(with: [.textEntry, .secureTextField]) }

  /// The text; nil when it is empty. What stands for an attachment is not said.
  static func text(_ text: AccessibilityText?) -> AccessibilityText? {
    guard let text, !text.isEmpty else { return nil }
    let spoken = text.withoutAttachments
    return spoken.isEmpty ? nil : spoken
  }

  var value: AccessibilityText? { Self.text(element.value) }
  var hint: AccessibilityText? { Self.text(element.hint) }

  /// The label; nil for a back button that is only labelled "Back".
  func label(words: WordTable) -> AccessibilityText? {
    guard let label = Self.text(element.label) else { return nil }
    if traits.contains(.backButton),
      label.string.lowercased() == words.written(.back).lowercased()
    {
      return nil
    }
    return label
  }

  var importantContent: [AccessibilityElement.CustomContent] {
    element.hasDetails ? element.details.customContent.filter(\.isImportant) : []
  }
}

extension AccessibilityText {
  /// The text without the characters that stand for attachments, each with the space before it.
  var withoutAttachments: AccessibilityText {
    let attachment: UInt16 = 0xFFFC
    guard string.utf16.contains(attachment) else { return self }
    let units = Array(string.utf16)
    var kept: [UInt16] = []
    // Where each offset of the text is in what is kept.
    var places: [Int] = []
    for (index, unit) in units.enumerated() {
      places.append(kept.count)
      if unit == attachment { continue }
      let isSpace = unit == 0x20
      // Of the spaces around an attachment one is enough.
      let follows = index > 0 && units[index - 1] == attachment
      if isSpace, follows, kept.isEmpty || kept.last == 0x20 { continue }
      kept.append(unit)
    }
    while kept.last == 0x20 { kept.removeLast() }
    places.append(kept.count)
    let runs = self.runs.compactMap { run -> Run? in
      var run = run
      let (low, high) = (min(run.range.lowerBound, units.count), min(run.range.upperBound, units.count))
      run.range = min(places[low], kept.count)..<min(places[max(low, high)], kept.count)
      return run.range.isEmpty ? nil : run
    }
    return AccessibilityText(String(decoding: kept, as: UTF16.self), runs: runs)
  }

  /// The same text, spoken as that kind of content where it has no textual context of its own: source code,
  /// for instance, with all its punctuation.
  fileprivate func inContext(_ kind: TextualContext) -> AccessibilityText {
    var runs: [Run] = []
    var position = 0
    func fill(to end: Int) {
      if position < end {
        runs.append(Run(range: position..<end, attributes: SpeechAttributes(textualContext: kind)))
      }
      position = max(position, end)
    }
    for run in self.runs {
      fill(to: run.range.lowerBound)
      var run = run
      run.attributes.textualContext = run.attributes.textualContext ?? kind
      runs.append(run)
      position = max(position, run.range.upperBound)
    }
    fill(to: string.utf16.count)
    return AccessibilityText(string, runs: runs)
  }
}

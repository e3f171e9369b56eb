import AccessibilityTree
import AssistiveTechnology
import Foundation

extension ViewReader {
  func element(of node: AccessibleObject) -> AccessibilityElement {
    let known = classFacts(of: node)
    let storage = node.accessibilityStorage
    // An object of this module's classes has only the defaults of its class and what the app stored.
    let mayHaveAttributes = known.isOwn ? storage?.mayHaveAttributedText ?? false : true
    let traits = AccessibilityTraits(rawValue: node.accessibilityTraits.rawValue)
    var element = AccessibilityElement(
      id: id(of: node), label: Self.text(node.accessibilityLabel), value: Self.text(node.accessibilityValue),
      hint: Self.text(node.accessibilityHint), traits: traits, frame: node.accessibilityFrame,
      identifier: node.accessibilityIdentifier, type: type(of: node))
    if mayHaveAttributes { addAttributedTexts(of: node, to: &element) }
    let mayHaveStored =
      !known.isOwn || known.hasActions || storage?.mayHaveDetails ?? false || AccessibleDrag.mayExist
    let classHasMore = mayHaveClassDetails(node, known, traits: traits)
    if !mayHaveStored, !classHasMore { return element }
    var details = DetailsDraft()
    if classHasMore { addClassDetails(of: node, known, traits: traits, to: &details) }
    if mayHaveStored { addStoredDetails(of: node, known, to: &details) }
    if !known.isOwn || mayHaveOwnActivationPoint(node) {
      addActivationPoint(of: node, frame: element.frame, to: &details)
    }
    if let details = details.details { element.details = details }
    return element
  }

  /// Avoids `map`, whose closure would check for each text that it runs on the main actor.
  private static func text(_ string: String?) -> AccessibilityText? {
    guard let string else { return nil }
    return AccessibilityText(string)
  }

  private func addAttributedTexts(of node: AccessibleObject, to element: inout AccessibilityElement) {
    if let text = AttributedTextProbe.attributes({ node.accessibilityAttributedLabel }) {
      element.label = AccessibilityText(text)
    }
    if let text = AttributedTextProbe.attributes({ node.accessibilityAttributedValue }) {
      element.value = AccessibilityText(text)
    }
    if let text = AttributedTextProbe.attributes({ node.accessibilityAttributedHint }) {
      element.hint = AccessibilityText(text)
    }
  }

  /// Whether the class itself may provide more details of an object than text and traits.
  private func mayHaveClassDetails(
    _ node: AccessibleObject, _ known: ClassFacts, traits: AccessibilityTraits
  ) -> Bool {
    if known.hasHints
      || !traits.isDisjoint(with: [.adjustable, .textEntry, .searchField, .pickerElement])
    {
      return true
    }
    guard known.isView else { return node is CellTextElement }
    let view = unsafeDowncast(node, to: UIView.self)
    return view.storedSource != nil || view.storedGestureRecognizers != nil
      || (!traits.isInteractive && answersTaps(view, known))
  }

  /// Whether the activation point may be elsewhere than in the middle of an object of ours.
  private func mayHaveOwnActivationPoint(_ node: AccessibleObject) -> Bool {
    node.accessibilityStorage != nil || node.accessibilityDefaults.answersForActivationPoint
  }

  private func addActivationPoint(
    of node: AccessibleObject, frame: CGRect, to details: inout DetailsDraft
  ) {
    KnownFrame.current = KnownFrame(object: ObjectIdentifier(node), frame: frame)
    let point = node.accessibilityActivationPoint
    KnownFrame.current = nil
    let usual = frame.isEmpty ? details.details?.path?.boundingBox ?? frame : frame
    if point != CGPoint(x: usual.midX, y: usual.midY), point.x.isFinite, point.y.isFinite {
      details.made.activationPoint = point
    }
  }

  private func addClassDetails(
    of node: AccessibleObject, _ known: ClassFacts, traits: AccessibilityTraits, to draft: inout DetailsDraft
  ) {
    if let placeholder = node.accessibilityDefaults.placeholder(of: node) {
      draft.made.placeholder = placeholder
    }
    let names = node.accessibilityDefaults.userInputLabels(of: node)
    if !names.isEmpty { draft.made.userInputLabels = names }
    let hints = known.hasHints ? (node as? any ReadingHints)?.readingPosition : nil
    if let position = hints ?? node.accessibilityDefaults.position(of: node) {
      draft.made.position = .init(index: position.index, count: position.count)
    }
    guard known.isView else {
      if let cell = (node as? CellTextElement)?.accessibilityContainer as? UITableViewCell, cell.answersTaps {
        draft.made.respondsToUserInteraction = true
      }
      return
    }
    let view = unsafeDowncast(node, to: UIView.self)
    if let source = view.interfaceBuilderSource {
      draft.made.source = "\(source.file):\(source.line):\(source.column) (\(source.objectID))"
    }
    if view.storedGestureRecognizers?.contains(where: { $0.isEnabled && !($0 is ContextMenuPress) }) ?? false
      || (!traits.isInteractive && answersTaps(view, known))
    {
      draft.made.respondsToUserInteraction = true
    }
  }

  private func addStoredDetails(
    of node: AccessibleObject, _ known: ClassFacts, to draft: inout DetailsDraft
  ) {
    if let path = node.accessibilityPath.map({ ElementPath($0.cgPath) }), path.isFinite, !path.isEmpty {
      draft.made.path = path
    }
    if let language = node.accessibilityLanguage, !language.isEmpty { draft.made.language = language }
    if let labels = node.accessibilityUserInputLabels, !labels.isEmpty {
      draft.made.userInputLabels = labels
    }
    let actions = node.offeredCustomActions
    if !actions.isEmpty {
      draft.made.customActions = actions.map {
        .init(name: AccessibilityText($0.attributedName), category: $0.category)
      }
    }
    let content = known.hasCustomContent ? node.customContentFacts : node.hostedCustomContent
    if !content.isEmpty {
      draft.made.customContent = content.map {
        .init(
          label: AccessibilityText($0.attributedLabel), value: AccessibilityText($0.attributedValue),
          isImportant: $0.importance == .high)
      }
    }
    if let rotors = node.accessibilityCustomRotors, !rotors.isEmpty {
      draft.made.customRotors = rotors.map {
        .init(name: AccessibilityText($0.attributedName), systemType: $0.systemRotorType.rawValue)
      }
    }
    if known.isChart, let chart = ChartSummary(of: node) { draft.made.chart = chart }
    let expanded = node.accessibilityExpandedStatus
    if expanded != .unsupported {
      draft.made.expandedStatus = .init(rawValue: expanded.rawValue) ?? .unsupported
    }
    if let context = node.accessibilityTextualContext.flatMap(TextualContext.init) {
      draft.made.textualContext = context
    }
    let style = node.accessibilityNavigationStyle
    if style != .automatic { draft.made.navigationStyle = .init(rawValue: style.rawValue) ?? .automatic }
    let touch = node.accessibilityDirectTouchOptions
    if !touch.isEmpty { draft.made.directTouchOptions = .init(rawValue: touch.rawValue) }
    // For a class of this module the default follows from the traits.
    if known.isOwn, node.accessibilityStorage?.answersForInteraction != true { return }
    let responds = node.accessibilityRespondsToUserInteraction
    if node.accessibilityStorage?.respondsToUserInteraction != nil
      || responds != node.accessibilityDefaults.respondsToUserInteraction(node)
    {
      draft.made.respondsToUserInteraction = responds
    }
  }
}

/// Details that are created only when something is put into them.
private struct DetailsDraft {
  var details: AccessibilityElement.Details?

  /// The details, created on first write.
  var made: AccessibilityElement.Details {
    get { details ?? AccessibilityElement.Details() }
    _modify {
      var value = details ?? AccessibilityElement.Details()
      yield &value
      details = value
    }
  }
}

extension AccessibilityStorage {
  /// True when a text may have attributes.
  fileprivate var mayHaveAttributedText: Bool { storesAttributedText || blocks != nil }

  fileprivate var answersForInteraction: Bool { respondsToUserInteraction != nil || blocks != nil }

  /// True when the app stored more than text, traits and a frame.
  fileprivate var mayHaveDetails: Bool { storesMore || blocks != nil }
}

extension AccessibilityText {
  /// Converts the attributes that concern speech.
  init(_ text: NSAttributedString) {
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let attributes = SpeechAttributes(values)
      if attributes != SpeechAttributes() {
        runs.append(Run(range: range.location..<(range.location + range.length), attributes: attributes))
      }
    }
    self.init(text.string, runs: runs)
  }
}

extension SpeechAttributes {
  fileprivate init(_ values: [NSAttributedString.Key: Any]) {
    self.init()
    guard !values.isEmpty else { return }
    language = values[.accessibilitySpeechLanguage] as? String
    pitch =
      (values[.accessibilitySpeechPitch] as? NSNumber)?.doubleValue
      ?? values[.accessibilitySpeechPitch] as? Double
    punctuation = values[.accessibilitySpeechPunctuation] as? Bool
    spellsOut = values[.accessibilitySpeechSpellOut] as? Bool
    ipaNotation = values[.accessibilitySpeechIPANotation] as? String
    queuesAnnouncement = values[.accessibilitySpeechQueueAnnouncement] as? Bool
    let priority = values[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority
    announcementPriority =
      switch priority {
      case .high?: .high
      case .low?: .low
      case .default?: .default
      default: nil
      }
    headingLevel = values[.accessibilityTextHeadingLevel] as? Int
    textualContext = (values[.UIAccessibilityTextAttributeContext] as? UIAccessibilityTextualContext)
      .flatMap(TextualContext.init)
    custom = values[.accessibilityTextCustom] as? [String]
  }
}

extension TextualContext {
  fileprivate init?(_ context: UIAccessibilityTextualContext) {
    let prefix = "UIAccessibilityTextualContext"
    let known = Self.allCases.first {
      prefix + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() == context.rawValue
    }
    guard let known else { return nil }
    self = known
  }
}

extension ElementPath {
  fileprivate init(_ path: CGPath) {
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quad(control: control, to: point)
        case .curve(let point, let control1, let control2):
          .curve(control1: control1, control2: control2, to: point)
        case .close: .close
        }
      })
  }
}

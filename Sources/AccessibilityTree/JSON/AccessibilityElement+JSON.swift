import Foundation

extension AccessibilityElement: Codable {
  private enum Key: String, CodingKey {
    case label, value, hint, traits, frame, identifier
    case `class`, path, activationPoint, language, inputLabels, actions, content, rotors, expanded
    case headingLevel, textualContext, navigationStyle, respondsToUserInteraction, directTouch
    case placeholder, position, badge, chart, source
    // Only in a recording.
    case id, text, dragSources, dropPoints, nextTextElement, previousTextElement
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    let isRecording = encoder.userInfo.isRecording
    if isRecording { try object.encode(id, forKey: .id) }
    try object.encodeIfPresent(label, forKey: .label)
    try object.encodeIfPresent(value, forKey: .value)
    try object.encodeIfPresent(hint, forKey: .hint)
    if !traits.isEmpty { try object.encode(traits.names, forKey: .traits) }
    try object.encode(frame.numbers, forKey: .frame)
    try object.encodeIfPresent(identifier, forKey: .identifier)
    try object.encodeIfPresent(className, forKey: .class)
    guard hasDetails else { return }
    let details = details
    try object.encodeIfPresent(details.path, forKey: .path)
    try object.encodeIfPresent(details.activationPoint?.numbers, forKey: .activationPoint)
    try object.encodeIfPresent(details.language, forKey: .language)
    try object.encodeIfPresent(details.userInputLabels, forKey: .inputLabels)
    try object.encodeIfNotEmpty(details.customActions, forKey: .actions)
    try object.encodeIfNotEmpty(details.customContent, forKey: .content)
    try object.encodeIfNotEmpty(details.customRotors, forKey: .rotors)
    if details.expandedStatus != .unsupported {
      try object.encode(details.expandedStatus == .expanded, forKey: .expanded)
    }
    try object.encodeIfPresent(details.headingLevel, forKey: .headingLevel)
    try object.encodeIfPresent(details.textualContext, forKey: .textualContext)
    if details.navigationStyle != .automatic {
      try object.encode(details.navigationStyle.rawValue, forKey: .navigationStyle)
    }
    try object.encodeIfPresent(details.respondsToUserInteraction, forKey: .respondsToUserInteraction)
    if !details.directTouchOptions.isEmpty {
      try object.encode(details.directTouchOptions.rawValue, forKey: .directTouch)
    }
    try object.encodeIfPresent(details.placeholder, forKey: .placeholder)
    try object.encodeIfPresent(details.position, forKey: .position)
    try object.encodeIfPresent(details.badge, forKey: .badge)
    try object.encodeIfPresent(details.chart, forKey: .chart)
    try object.encodeIfPresent(details.source, forKey: .source)
    guard isRecording else { return }
    try object.encodeIfPresent(details.text, forKey: .text)
    try object.encodeIfNotEmpty(details.dragSources, forKey: .dragSources)
    try object.encodeIfNotEmpty(details.dropPoints, forKey: .dropPoints)
    try object.encodeIfPresent(details.nextTextElement, forKey: .nextTextElement)
    try object.encodeIfPresent(details.previousTextElement, forKey: .previousTextElement)
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self.init(
      label: try object.decodeIfPresent(AccessibilityText.self, forKey: .label),
      value: try object.decodeIfPresent(AccessibilityText.self, forKey: .value),
      hint: try object.decodeIfPresent(AccessibilityText.self, forKey: .hint),
      traits: try object.decodeTraits(forKey: .traits),
      frame: try object.decodeFrame(forKey: .frame),
      identifier: try object.decodeIfPresent(String.self, forKey: .identifier))
    var details = Details()
    details.className = try object.decodeIfPresent(String.self, forKey: .class)
    details.path = try object.decodeIfPresent(ElementPath.self, forKey: .path)
    details.activationPoint = try object.decodePoint(forKey: .activationPoint)
    details.language = try object.decodeIfPresent(String.self, forKey: .language)
    details.userInputLabels = try object.decodeIfPresent([String].self, forKey: .inputLabels)
    details.customActions = try object.decodeIfPresent([CustomAction].self, forKey: .actions) ?? []
    details.customContent = try object.decodeIfPresent([CustomContent].self, forKey: .content) ?? []
    details.customRotors = try object.decodeIfPresent([CustomRotor].self, forKey: .rotors) ?? []
    if let expanded = try object.decodeIfPresent(Bool.self, forKey: .expanded) {
      details.expandedStatus = expanded ? .expanded : .collapsed
    }
    details.headingLevel = try object.decodeIfPresent(Int.self, forKey: .headingLevel)
    details.textualContext = try object.decodeIfPresent(TextualContext.self, forKey: .textualContext)
    let style = try object.decodeIfPresent(Int.self, forKey: .navigationStyle)
    details.navigationStyle = style.flatMap(NavigationStyle.init) ?? .automatic
    details.respondsToUserInteraction = try object.decodeIfPresent(
      Bool.self, forKey: .respondsToUserInteraction)
    details.directTouchOptions = .init(
      rawValue: try object.decodeIfPresent(UInt.self, forKey: .directTouch) ?? 0)
    details.placeholder = try object.decodeIfPresent(String.self, forKey: .placeholder)
    details.position = try object.decodeIfPresent(Position.self, forKey: .position)
    details.badge = try object.decodeIfPresent(String.self, forKey: .badge)
    details.chart = try object.decodeIfPresent(ChartSummary.self, forKey: .chart)
    details.source = try object.decodeIfPresent(String.self, forKey: .source)
    if decoder.userInfo.isRecording {
      id = try object.decode(ID.self, forKey: .id)
      details.text = try object.decodeIfPresent(TextContent.self, forKey: .text)
      details.dragSources = try object.decodeIfPresent([AccessibilityText].self, forKey: .dragSources) ?? []
      details.dropPoints = try object.decodeIfPresent([AccessibilityText].self, forKey: .dropPoints) ?? []
      details.nextTextElement = try object.decodeIfPresent(ID.self, forKey: .nextTextElement)
      details.previousTextElement = try object.decodeIfPresent(ID.self, forKey: .previousTextElement)
      try Self.check(details.text, in: object)
    }
    self.details = details
  }

  /// Rejects ranges outside the text: code that moves through the text relies on them.
  private static func check(_ text: TextContent?, in object: KeyedDecodingContainer<Key>) throws {
    guard let text else { return }
    let length = text.string.utf16.count
    let ranges = text.lines + text.misspelled + (text.selection.map { [$0] } ?? [])
    guard ranges.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= length }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .text, in: object, debugDescription: "a range extends beyond the text")
    }
  }
}

extension AccessibilityText: Codable {
  private enum Key: String, CodingKey { case string, runs }

  private struct RunRecord: Codable {
    var start: Int
    var length: Int
    var attributes: SpeechAttributes
  }

  public func encode(to encoder: any Encoder) throws {
    guard !runs.isEmpty else {
      var value = encoder.singleValueContainer()
      try value.encode(string)
      return
    }
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(string, forKey: .string)
    try object.encode(
      runs.map { RunRecord(start: $0.range.lowerBound, length: $0.range.count, attributes: $0.attributes) },
      forKey: .runs)
  }

  public init(from decoder: any Decoder) throws {
    if let plain = try? decoder.singleValueContainer().decode(String.self) {
      self.init(plain)
      return
    }
    let object = try decoder.container(keyedBy: Key.self)
    let string = try object.decode(String.self, forKey: .string)
    let runs = try object.decode([RunRecord].self, forKey: .runs).map { record -> Run in
      let length = string.utf16.count
      guard record.start >= 0, record.length >= 0, record.start <= length,
        record.length <= length - record.start
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .runs, in: object, debugDescription: "a run extends beyond the text")
      }
      return Run(range: record.start..<(record.start + record.length), attributes: record.attributes)
    }
    self.init(string, runs: runs)
  }
}

extension ElementPath: Codable {
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for step in steps {
      switch step {
      case .move(let p): try list.encode(["move": p.numbers])
      case .line(let p): try list.encode(["line": p.numbers])
      case .quad(let c, let p): try list.encode(["quad": c.numbers + p.numbers])
      case .curve(let a, let b, let p): try list.encode(["curve": a.numbers + b.numbers + p.numbers])
      case .close: try list.encode(["close": [Double]()])
      }
    }
  }

  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var steps: [Step] = []
    while !list.isAtEnd {
      let record = try list.decode([String: [Double]].self)
      func point(_ numbers: [Double], _ index: Int) -> CGPoint {
        CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1])
      }
      switch (record.first?.key, record.first?.value, record.first?.value.count) {
      case ("move", let n?, 2): steps.append(.move(point(n, 0)))
      case ("line", let n?, 2): steps.append(.line(point(n, 0)))
      case ("quad", let n?, 4): steps.append(.quad(control: point(n, 0), to: point(n, 1)))
      case ("curve", let n?, 6):
        steps.append(.curve(control1: point(n, 0), control2: point(n, 1), to: point(n, 2)))
      case ("close", _, _): steps.append(.close)
      default:
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "not an element of a path")
      }
    }
    self.init(steps)
  }
}

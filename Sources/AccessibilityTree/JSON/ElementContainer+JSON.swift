import Foundation

extension ElementContainer: Codable {
  private enum Key: String, CodingKey {
    case kind, label, value, identifier, traits, frame, rows, columns, chart, modal, navigationStyle, children
    // Only in a recording.
    case id
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    if encoder.userInfo.isRecording { try object.encode(id, forKey: .id) }
    try object.encode(kind.rawValue, forKey: .kind)
    try object.encodeIfPresent(label, forKey: .label)
    try object.encodeIfPresent(value, forKey: .value)
    try object.encodeIfPresent(identifier, forKey: .identifier)
    if !traits.isEmpty { try object.encode(traits.names, forKey: .traits) }
    try object.encode(frame.numbers, forKey: .frame)
    try object.encodeIfPresent(rowCount, forKey: .rows)
    try object.encodeIfPresent(columnCount, forKey: .columns)
    try object.encodeIfPresent(chart, forKey: .chart)
    if isModal { try object.encode(true, forKey: .modal) }
    if navigationStyle != .automatic { try object.encode(navigationStyle.rawValue, forKey: .navigationStyle) }
    try object.encode(children, forKey: .children)
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let name = try object.decode(String.self, forKey: .kind)
    guard let kind = Kind(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: object, debugDescription: "\"\(name)\" is not a kind of container")
    }
    self.init(
      id: decoder.userInfo.isRecording ? try object.decode(AccessibilityElement.ID.self, forKey: .id) : 0,
      kind: kind, label: try object.decodeIfPresent(AccessibilityText.self, forKey: .label),
      value: try object.decodeIfPresent(AccessibilityText.self, forKey: .value),
      identifier: try object.decodeIfPresent(String.self, forKey: .identifier),
      traits: try object.decodeTraits(forKey: .traits), frame: try object.decodeFrame(forKey: .frame),
      rowCount: try object.decodeIfPresent(Int.self, forKey: .rows),
      columnCount: try object.decodeIfPresent(Int.self, forKey: .columns),
      isModal: try object.decodeIfPresent(Bool.self, forKey: .modal) ?? false,
      children: try object.decode([ElementTree.Item].self, forKey: .children))
    chart = try object.decodeIfPresent(ChartSummary.self, forKey: .chart)
    let style = try object.decodeIfPresent(Int.self, forKey: .navigationStyle)
    navigationStyle = style.flatMap(AccessibilityElement.NavigationStyle.init) ?? .automatic
  }
}

/// `{"series": [1, 3]}`, `{"list": "start"}`, `{"cell": {…}}`.
extension ElementContext: Codable {
  private enum Key: String, CodingKey { case series, tabBarItem, tab, list, landmark, cell }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .series(let index, let count): try object.encode([index, count], forKey: .series)
    case .tabBarItem(let index, let count): try object.encode([index, count], forKey: .tabBarItem)
    case .tab(let index, let count): try object.encode([index, count], forKey: .tab)
    case .listStart: try object.encode("start", forKey: .list)
    case .listEnd: try object.encode("end", forKey: .list)
    case .landmarkStart: try object.encode("start", forKey: .landmark)
    case .landmarkEnd: try object.encode("end", forKey: .landmark)
    case .dataTableCell(let cell): try object.encode(cell, forKey: .cell)
    }
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    func pair(_ key: Key) throws -> (Int, Int)? {
      guard let numbers = try object.decodeIfPresent([Int].self, forKey: key) else { return nil }
      guard numbers.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "expected [index, count]")
      }
      return (try number(numbers[0], key), try number(numbers[1], key))
    }
    // Callers that count from 1 add to these numbers, which must not overflow.
    func number(_ number: Int, _ key: Key) throws -> Int {
      guard Int(Int32(clamping: number)) == number else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "\(number) is not a valid position")
      }
      return number
    }
    if let (index, count) = try pair(.series) {
      self = .series(index: index, count: count)
    } else if let (index, count) = try pair(.tabBarItem) {
      self = .tabBarItem(index: index, count: count)
    } else if let (index, count) = try pair(.tab) {
      self = .tab(index: index, count: count)
    } else if let end = try object.decodeIfPresent(String.self, forKey: .list) {
      self = end == "start" ? .listStart : .listEnd
    } else if let end = try object.decodeIfPresent(String.self, forKey: .landmark) {
      self = end == "start" ? .landmarkStart : .landmarkEnd
    } else {
      let cell = try object.decode(TableCell.self, forKey: .cell)
      for value in [cell.row ?? 0, cell.column ?? 0, cell.rowSpan, cell.columnSpan] {
        _ = try number(value, .cell)
      }
      self = .dataTableCell(cell)
    }
  }
}

extension CGRect {
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension CGPoint {
  var numbers: [Double] { [x, y] }
}

extension KeyedEncodingContainer {
  mutating func encodeIfNotEmpty<Element: Encodable>(_ list: [Element], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  func decodeFrame(forKey key: Key) throws -> CGRect {
    let numbers = try decode([Double].self, forKey: key)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "expected [x, y, width, height]")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func decodePoint(forKey key: Key) throws -> CGPoint? {
    guard let numbers = try decodeIfPresent([Double].self, forKey: key) else { return nil }
    guard numbers.count == 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "expected [x, y]")
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  func decodeTraits(forKey key: Key) throws -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for name in try decodeIfPresent([String].self, forKey: key) ?? [] {
      guard let trait = AccessibilityTraits(name: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: self, debugDescription: "\"\(name)\" is not a trait")
      }
      traits.insert(trait)
    }
    return traits
  }
}

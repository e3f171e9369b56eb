import Foundation

/// The JSON form of a tree, which `curbcut tree --json` prints.
///
/// ```
/// { "format": "curbcut.tree", "version": 1,
///   "elements":   [element …],        in reading order
///   "containers": [container …],      each before the ones inside it
///   "roots":      [item …] }          an item is {"element": i} or {"container": i}
/// ```
/// Only attributes that are set are written. Lengths are in points, in screen coordinates; a frame is
/// `[x, y, width, height]`, a point `[x, y]`. A text is a string, or
/// `{"string", "runs": [{"start", "length", attributes…}]}` when it has speech attributes. Ids are not
/// written, as they differ from run to run; items refer to each other by index instead. A recording, which
/// must replay exactly, asks for ids with ``recordingInfo``.
extension ElementTree: Codable {
  /// The name that identifies the format.
  public static let jsonFormat = "curbcut.tree"
  /// Incremented when the meaning of a key changes, but not for new keys.
  public static let jsonVersion = 1

  private enum Key: String, CodingKey { case format, version, elements, containers, roots }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(Self.jsonFormat, forKey: .format)
    try object.encode(Self.jsonVersion, forKey: .version)
    var list = object.nestedUnkeyedContainer(forKey: .elements)
    let hasDepths = depths.count == elements.count
    for index in elements.indices {
      try list.encode(
        ElementRecord(
          element: elements[index], place: places[index], depth: hasDepths ? depths[index] : nil))
    }
    try object.encode(containers, forKey: .containers)
    try object.encode(roots, forKey: .roots)
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let version = try object.decode(Int.self, forKey: .version)
    guard version == Self.jsonVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: object,
        debugDescription:
          "version \(version) of \(Self.jsonFormat) is not supported; expected \(Self.jsonVersion)")
    }
    let records = try object.decode([ElementRecord].self, forKey: .elements)
    self.init()
    elements = records.map(\.element)
    places = records.map(\.place)
    containers = try object.decode([ElementContainer].self, forKey: .containers)
    roots = try object.decode([Item].self, forKey: .roots)
    if decoder.userInfo.isRecording {
      if records.contains(where: { $0.depth != nil }) {
        depths = records.enumerated().map { $0.element.depth ?? Int32(clamping: $0.offset) }
      }
    } else {
      for index in elements.indices { elements[index].id = AccessibilityElement.ID(index + 1) }
    }
    try check(decoder)
    for index in containers.indices {
      for case .container(let child) in containers[index].children { containers[child].parent = index }
    }
  }

  /// Checks that every item refers to something that exists and appears only once, and that no container
  /// holds one that precedes it.
  private func check(_ decoder: any Decoder) throws {
    func fail(_ what: String) throws -> Never {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: what))
    }
    var isPlaced = (elements: [Bool](repeating: false, count: elements.count), containers: [Bool]())
    isPlaced.containers = [Bool](repeating: false, count: containers.count)
    for (owner, items) in [(-1, roots)] + containers.enumerated().map({ ($0.offset, $0.element.children) }) {
      for item in items {
        switch item {
        case .element(let index):
          if !elements.indices.contains(index) { try fail("element \(index) does not exist") }
          if isPlaced.elements[index] { try fail("element \(index) appears twice") }
          isPlaced.elements[index] = true
        case .container(let index):
          if !containers.indices.contains(index) || index <= owner {
            try fail("container \(index) does not exist, or is not inside container \(owner)")
          }
          if isPlaced.containers[index] { try fail("container \(index) appears twice") }
          isPlaced.containers[index] = true
        }
      }
    }
    for place in places {
      if let container = place.container, !containers.indices.contains(container) {
        try fail("container \(container) does not exist")
      }
    }
  }

  /// The tree as JSON text, keys in alphabetical order.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension ElementTree.Item: Codable {
  private enum Key: String, CodingKey { case element, container }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .element(let index): try object.encode(index, forKey: .element)
    case .container(let index): try object.encode(index, forKey: .container)
    }
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    if let index = try object.decodeIfPresent(Int.self, forKey: .element) {
      self = .element(index)
    } else {
      self = .container(try object.decode(Int.self, forKey: .container))
    }
  }
}

/// An element and its place, as one JSON object.
struct ElementRecord: Codable {
  var element: AccessibilityElement
  var place: ElementTree.Place
  /// The element's depth (greater is nearer the front); only in a recording.
  var depth: Int32?

  enum Key: String, CodingKey { case container, context, depth }

  init(element: AccessibilityElement, place: ElementTree.Place, depth: Int32? = nil) {
    self.element = element
    self.place = place
    self.depth = depth
  }

  func encode(to encoder: any Encoder) throws {
    try element.encode(to: encoder)
    var object = encoder.container(keyedBy: Key.self)
    try object.encodeIfPresent(place.container, forKey: .container)
    try object.encodeIfPresent(place.context, forKey: .context)
    if encoder.userInfo.isRecording { try object.encodeIfPresent(depth, forKey: .depth) }
  }

  init(from decoder: any Decoder) throws {
    element = try AccessibilityElement(from: decoder)
    let object = try decoder.container(keyedBy: Key.self)
    let container = try object.decodeIfPresent(Int32.self, forKey: .container)
    place = ElementTree.Place(
      container: container.map(Int.init),
      context: try object.decodeIfPresent(ElementContext.self, forKey: .context))
    if decoder.userInfo.isRecording {
      depth = try object.decodeIfPresent(Int32.self, forKey: .depth)
    }
  }
}

import AccessibilityTree
import Foundation

/// Reads the JSON that idb and sim-use print: objects with `type`, `AXLabel`, `frame` and `children`,
/// or a flat list of entries with `role`, `label` and `frame`.
enum JSONCaptureReader {
  static func read(_ data: Data, file: String) throws -> [CaptureNode] {
    var counter = Counter()
    do {
      switch try JSONDecoder().decode(Document.self, from: data) {
      case .tree(let records): return try records.map { try node($0, depth: 0, counter: &counter) }
      case .listing(let listing): return [try root(of: listing, counter: &counter)]
      }
    } catch let error as CaptureError {
      throw CaptureError(file: file, problem: error.problem)
    } catch let error as DecodingError {
      throw CaptureError(file: file, problem: describe(error))
    } catch {
      throw CaptureError(file: file, problem: "is not JSON")
    }
  }

  private struct Counter { var count: UInt64 = 0 }

  private struct Frame: Decodable {
    var x, y, width, height: Double
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  /// A whole file. Its outermost form decides what it is, so that an error is about what the file was meant to be.
  private enum Document: Decodable {
    case tree([Record])
    case listing(Listing)

    private enum CodingKeys: CodingKey { case data }

    init(from decoder: any Decoder) throws {
      // Only to see whether it is a list.
      if (try? decoder.unkeyedContainer()) != nil {
        self = .tree(try [Record](from: decoder))
      } else if try decoder.container(keyedBy: CodingKeys.self).contains(.data) {
        self = .listing(try Listing(from: decoder))
      } else {
        self = .tree([try Record(from: decoder)])
      }
    }
  }

  /// An object of idb's tree.
  private struct Record: Decodable {
    var type: String?
    var role: String?
    var label: String?
    var value: String?
    var identifier: String?
    var traits: [String]?
    var enabled: Bool?
    var frame: Frame
    var children: [Record]?

    enum CodingKeys: String, CodingKey {
      case type, role, enabled, traits, frame, children
      case label = "AXLabel"
      case value = "AXValue"
      case identifier = "AXUniqueId"
    }
  }

  /// sim-use's flat list of the elements on the screen.
  private struct Listing: Decodable {
    var data: Entries

    struct Entries: Decodable { var entries: [Entry] }

    struct Entry: Decodable {
      var label: String?
      var role: String
      var frame: Frame
      var states: [String]?
      var uniqueId: String?
    }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "\(place(context)): \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "\(place(context)): \(context.debugDescription)"
    @unknown default: "is not a capture"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let text = path.joined()
    return text.isEmpty ? "the top" : String(text.drop { $0 == "." })
  }

  // MARK: Nodes

  /// The traits that a kind of object implies.
  private static func traits(of type: String) -> AccessibilityTraits {
    switch type {
    case "Button", "PopUpButton", "MenuButton": .button
    case "StaticText": .staticText
    case "Heading": [.header, .staticText]
    case "Link": .link
    case "Image": .image
    case "Slider", "Stepper": .adjustable
    case "CheckBox", "Switch", "Toggle": [.button, .toggleButton]
    case "Key": .keyboardKey
    default: []
    }
  }

  private static func node(
    _ record: Record, depth: Int, counter: inout Counter, around: [String] = []
  ) throws -> CaptureNode {
    guard depth < 500 else { throw CaptureError(file: "", problem: "nested too deeply") }
    counter.count += 1
    var draft = CaptureDraft()
    draft.number = counter.count
    draft.type = record.type ?? record.role ?? "Other"
    draft.label = record.label
    draft.value = record.value
    draft.name = record.identifier
    draft.frame = record.frame.rect
    draft.traits = traits(of: draft.type)
    for name in record.traits ?? [] { draft.traits.formUnion(PageSourceReader.trait(name)) }
    if record.enabled == false { draft.traits.insert(.notEnabled) }
    // idb lists the accessibility elements and the containers around them.
    draft.isAccessible =
      !["Application", "Window", "Group", "ScrollView", "Table"].contains(draft.type)
      && (record.children ?? []).isEmpty
    draft.complete(
      inTabBar: around.contains("TabBar"), inNavigationBar: around.contains("NavigationBar"),
      inWebView: around.contains("WebView"))
    let children = try (record.children ?? []).map { child in
      try node(child, depth: depth + 1, counter: &counter, around: around + [draft.type])
    }
    return CaptureNode(draft, children: children)
  }

  private static func root(of listing: Listing, counter: inout Counter) throws -> CaptureNode {
    let children = listing.data.entries.map { entry -> CaptureNode in
      counter.count += 1
      var draft = CaptureDraft()
      draft.number = counter.count
      draft.type = entry.role == "Heading" ? "StaticText" : entry.role
      draft.label = entry.label
      draft.name = entry.uniqueId
      draft.frame = entry.frame.rect
      draft.traits = traits(of: entry.role)
      draft.isAccessible = entry.role != "Group" || !(entry.label ?? "").isEmpty
      for state in entry.states ?? [] {
        if state == "disabled" { draft.traits.insert(.notEnabled) }
        if state == "selected" { draft.traits.insert(.selected) }
        if state.hasPrefix("value=\""), state.hasSuffix("\"") {
          draft.value = String(state.dropFirst(7).dropLast())
        }
      }
      draft.complete(inTabBar: false, inNavigationBar: false, inWebView: false)
      return CaptureNode(draft, children: [])
    }
    counter.count += 1
    var draft = CaptureDraft()
    draft.type = "Application"
    draft.number = counter.count
    draft.frame = children.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    return CaptureNode(draft, children: children)
  }
}

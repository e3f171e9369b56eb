@_spi(Reflection) import Swift

/// A view around others, as the app wrote it: the views whose body is being made into nodes, from the innermost.
///
/// It exists only while a tool records.
@MainActor
final class ViewOwner {
  let type: Any.Type
  /// The address of the call that made the view; 0 if it is not known.
  let address: UInt
  let parent: ViewOwner?

  init<V>(_ value: Attribute<V>, parent: ViewOwner?) {
    type = V.self
    self.parent = parent
    address = Self.address(in: value)
  }

  private static var offsets: [ObjectIdentifier: Int] = [:]

  /// The address that a view has kept of the call that made it.
  private static func address<V>(in attribute: Attribute<V>) -> UInt {
    let id = ObjectIdentifier(V.self)
    let offset = offsets[id] ?? find(in: V.self)
    offsets[id] = offset
    guard offset >= 0 else { return 0 }
    return GraphNode.untracked {
      withUnsafeBytes(of: attribute.value) { bytes in
        bytes.loadUnaligned(fromByteOffset: offset, as: SourceOrigin.self).address
      }
    }
  }

  private static func find(in type: Any.Type) -> Int {
    var found = -1
    FieldWalk.forEachField(of: type) { offset, field in if field == SourceOrigin.self { found = offset } }
    return found
  }

  /// The views from the outermost.
  var chain: [ViewOwner] {
    var chain: [ViewOwner] = []
    var owner: ViewOwner? = self
    while let found = owner {
      chain.append(found)
      owner = found.parent
    }
    return chain.reversed()
  }

  /// The name of the view's type, without generic arguments.
  var name: String { String(String(describing: type).prefix { $0 != "<" }) }

  /// Whether people who write apps know the view by its name.
  var isKnown: Bool {
    guard Self.isOfSwiftUI(type) else {
      return _typeName(type, qualified: true).prefix { $0 != "." } != "Swift"
    }
    return Self.known.contains(name)
  }

  /// Whether a type is of this module.
  static func isOfSwiftUI(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: true).hasPrefix("CurbcutSwiftUI.")
  }

  private static let known: Set<String> = [
    "Button", "Canvas", "Capsule", "Circle", "ColorPicker", "ContentUnavailableView", "ControlGroup",
    "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "Form", "Gauge", "Grid", "GroupBox",
    "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "Link",
    "List", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Picker",
    "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "SecureField", "Slider", "Stepper",
    "TabView", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "VStack", "ZStack",
  ]
}

extension _ViewInputs {
  /// The inputs of what is in a view.
  @MainActor
  func inside<V>(_ view: Attribute<V>) -> _ViewInputs {
    guard SourceOrigins.isRecorded else { return self }
    var inputs = self
    inputs.owner = ViewOwner(view, parent: owner)
    return inputs
  }
}

import Foundation

/// Commands of an app: an iPhone or iPad offers their keyboard shortcuts.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commands>.
@preconcurrency @MainActor
public protocol Commands {
  /// The type of the commands that `body` returns; `Never` for commands that have none.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
  /// The controls of the commands.
  var _controls: [AnyView] { get }
}

extension Commands {
  public var _controls: [AnyView] { body._controls }
}

extension Commands where Body == Never {
  /// Commands of this module have no body.
  public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

extension Never: Commands {
  public var _controls: [AnyView] { [] }
}

/// Makes commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Takes commands as they are.
  @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Several commands in their order.
  @MainActor public static func buildBlock<each C: Commands>(_ content: repeat each C) -> TupleCommands {
    var controls: [AnyView] = []
    repeat controls += (each content)._controls
    return TupleCommands(_controls: controls)
  }
  /// Commands on a condition; none when it does not hold.
  @MainActor public static func buildIf<C: Commands>(_ content: C?) -> TupleCommands {
    TupleCommands(_controls: content?._controls ?? [])
  }
  /// The commands of the first of two branches.
  @MainActor public static func buildEither<C: Commands>(first: C) -> TupleCommands {
    TupleCommands(_controls: first._controls)
  }
  /// The commands of the second of two branches.
  @MainActor public static func buildEither<C: Commands>(second: C) -> TupleCommands {
    TupleCommands(_controls: second._controls)
  }
  /// Commands that only some systems have.
  @MainActor public static func buildLimitedAvailability<C: Commands>(_ content: C) -> TupleCommands {
    TupleCommands(_controls: content._controls)
  }
}

/// Several commands.
public struct TupleCommands: Commands {
  public let _controls: [AnyView]
  /// The commands have no body.
  public typealias Body = Never
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
  public var _controls: [AnyView] { [] }
  /// The commands have no body.
  public typealias Body = Never
}

/// A menu of an app.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandmenu>.
public struct CommandMenu<Content: View>: Commands {
  private let content: Content

  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  public var _controls: [AnyView] { [AnyView(content)] }
  /// The menu has no body.
  public typealias Body = Never
}

/// Where commands are among those of the system, which are not shown here: each placement has the same effect.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandgroupplacement>.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let raw: String
  /// What tells of the app, such as its version.
  public static let appInfo = Self(raw: "appInfo")
  /// What opens the app's settings.
  public static let appSettings = Self(raw: "appSettings")
  /// Services that other apps offer.
  public static let systemServices = Self(raw: "systemServices")
  /// What hides and shows apps.
  public static let appVisibility = Self(raw: "appVisibility")
  /// What ends the app.
  public static let appTermination = Self(raw: "appTermination")
  /// What makes and opens documents.
  public static let newItem = Self(raw: "newItem")
  /// What saves documents.
  public static let saveItem = Self(raw: "saveItem")
  /// What imports and exports data.
  public static let importExport = Self(raw: "importExport")
  /// What prints.
  public static let printItem = Self(raw: "printItem")
  /// Undo and Redo.
  public static let undoRedo = Self(raw: "undoRedo")
  /// Cut, Copy, Paste and Delete.
  public static let pasteboard = Self(raw: "pasteboard")
  /// What finds text, checks spelling and the like.
  public static let textEditing = Self(raw: "textEditing")
  /// What changes the font and other formats of text.
  public static let textFormatting = Self(raw: "textFormatting")
  /// What shows, hides and arranges the toolbar.
  public static let toolbar = Self(raw: "toolbar")
  /// What shows and hides the sidebar, and full screen.
  public static let sidebar = Self(raw: "sidebar")
  /// What changes the size of a window.
  public static let windowSize = Self(raw: "windowSize")
  /// What brings open windows to the front.
  public static let windowList = Self(raw: "windowList")
  /// What opens the windows of which there is only one each.
  public static let singleWindowList = Self(raw: "singleWindowList")
  /// What arranges the windows.
  public static let windowArrangement = Self(raw: "windowArrangement")
  /// The help of the app.
  public static let help = Self(raw: "help")
}

/// Commands among those of the system.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandgroup>.
public struct CommandGroup<Content: View>: Commands {
  private let content: Content

  /// Creates commands before those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  /// Creates commands after those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  /// Creates commands in place of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  public var _controls: [AnyView] { [AnyView(content)] }
  /// The group has no body.
  public typealias Body = Never
}

/// The commands of the system for a list at the side, which need nothing of the app here.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var _controls: [AnyView] { [] }
  /// The commands have no body.
  public typealias Body = Never
}

/// The commands of the system for the toolbar, which need nothing of the app here.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var _controls: [AnyView] { [] }
  /// The commands have no body.
  public typealias Body = Never
}

/// The commands of the system for text, which text fields have by themselves.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var _controls: [AnyView] { [] }
  /// The commands have no body.
  public typealias Body = Never
}

/// Keeps controls for their keyboard shortcuts, without showing them.
nonisolated struct CommandControls: PrimitiveView {
  let controls: [AnyView]

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let content = view.map { ForEach(Array($0.controls.enumerated()), id: \.offset) { $0.element } }
    let list = ForEach<[EnumeratedSequence<[AnyView]>.Element], Int, AnyView>._makeViewList(
      view: _GraphValue(content), inputs: inputs
    ).list
    return Node(list, inputs)
  }

  private final class Node: ViewNode {
    private var list: ChildList?

    init(_ list: ViewList, _ inputs: _ViewInputs) {
      super.init(inputs)
      self.list = ChildList(list, owner: self, inputs)
    }

    override var isEmpty: Bool { true }
    override func collectViews(into views: inout [UIView]) {}
    override func makeAccessibilityItems() -> [AccessibilityItem] { [] }
  }
}

extension Scene {
  /// Adds commands to the app.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/commands(content:)>.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let controls = content()._controls
    return ScenePart(base: self) { window in window.background { CommandControls(controls: controls) } }
  }
}

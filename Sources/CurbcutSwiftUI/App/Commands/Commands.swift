import Foundation

/// Commands of an app: an iPad shows them in its menu bar, and a connected keyboard has their shortcuts.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commands>.
@preconcurrency @MainActor
public protocol Commands {
  /// The type of the commands that `body` returns; `Never` for commands that have none.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
  /// What keeps the commands in the graph of a window.
  var _content: AnyView { get }
}

extension Commands {
  public var _content: AnyView { AnyView(StyleBody(owner: self) { $0.body._content }) }
}

extension Commands where Body == Never {
  /// Commands of this module have no body.
  public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
  public var _content: AnyView { AnyView(EmptyView()) }
}

extension Never: Commands {}

/// Makes commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Takes commands as they are.
  @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Several commands in their order.
  @MainActor public static func buildBlock<each C: Commands>(_ content: repeat each C) -> TupleCommands {
    var parts: [AnyView] = []
    repeat parts.append((each content)._content)
    return TupleCommands(parts: parts)
  }
  /// Commands on a condition; none when it does not hold.
  @MainActor public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  /// The commands of the first of two branches.
  @MainActor public static func buildEither<C: Commands>(first: C) -> TupleCommands {
    TupleCommands(parts: [first._content])
  }
  /// The commands of the second of two branches.
  @MainActor public static func buildEither<C: Commands>(second: C) -> TupleCommands {
    TupleCommands(parts: [second._content])
  }
  /// Commands that only some systems have.
  @MainActor public static func buildLimitedAvailability<C: Commands>(_ content: C) -> TupleCommands {
    TupleCommands(parts: [content._content])
  }
}

/// Several commands.
public struct TupleCommands: Commands {
  let parts: [AnyView]

  public var _content: AnyView {
    AnyView(ForEach(Array(parts.enumerated()), id: \.offset) { $0.element })
  }
  /// The commands have no body.
  public typealias Body = Never
}

/// Commands on a condition; none when it does not hold.
extension Optional: Commands where Wrapped: Commands {
  public var _content: AnyView { self?._content ?? AnyView(EmptyView()) }
  /// The commands have no body.
  public typealias Body = Never
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
  /// The commands have no body.
  public typealias Body = Never
}

/// A menu of an app, which stands between those of the view and of the windows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandmenu>.
public struct CommandMenu<Content: View>: Commands {
  private let name: Text
  private let content: Content

  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }
  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public var _content: AnyView {
    // As a menu inside another, it has its name and its entries.
    AnyView(
      CommandPart(
        place: .menu,
        content: AnyView(
          Menu {
            content
          } label: {
            name
          })))
  }
  /// The menu has no body.
  public typealias Body = Never
}

/// Commands among those of the system.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandgroup>.
public struct CommandGroup<Content: View>: Commands {
  private let place: CommandPlace
  private let content: Content

  /// Creates commands before those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .before(group)
    content = addition()
  }
  /// Creates commands after those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .after(group)
    content = addition()
  }
  /// Creates commands in place of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .replacing(group)
    content = addition()
  }

  public var _content: AnyView { AnyView(CommandPart(place: place, content: AnyView(content))) }
  /// The group has no body.
  public typealias Body = Never
}

extension Scene {
  /// Adds commands to the app.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/commands(content:)>.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()._content
    return ScenePart(base: self) { window in window.background { commands } }
  }

  /// Takes away the commands that an app has by itself, as far as they are SwiftUI's; here, as on an iPad, none are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/commandsremoved()>.
  public func commandsRemoved() -> some Scene { self }

  /// Sets the only commands of a scene.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/commandsreplaced(content:)>.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commands(content: content)
  }
}

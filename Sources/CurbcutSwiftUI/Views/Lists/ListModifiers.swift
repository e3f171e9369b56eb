import Foundation

/// The insets of a row's content.
enum ListRowInsetsTrait: ViewTraitKey {
  typealias Value = EdgeInsets
}

/// The insets of a row's content at some edges, in points.
enum ListRowEdgeInsetsTrait: ViewTraitKey {
  typealias Value = [Edge: CGFloat]
}

/// The colour of the lines at the ends of a section.
enum ListSectionSeparatorTintTrait: ViewTraitKey {
  typealias Value = [VerticalEdge: Color]
}

/// What is behind a row.
enum ListRowBackgroundTrait: ViewTraitKey {
  typealias Value = AnyView
}

/// Whether lines are shown, by the edge at which they are.
struct SeparatorVisibility {
  var edges: [VerticalEdge: Visibility] = [:]
  subscript(edge: VerticalEdge) -> Visibility? { edges[edge] }
}

/// Whether the lines at a row are shown.
enum ListRowSeparatorTrait: ViewTraitKey {
  typealias Value = SeparatorVisibility
}

/// Whether the lines at the ends of a section are shown.
enum ListSectionSeparatorTrait: ViewTraitKey {
  typealias Value = SeparatorVisibility
}

/// The colour of the lines at a row.
enum ListRowSeparatorTintTrait: ViewTraitKey {
  typealias Value = Color
}

/// Whether a row cannot be deleted.
enum DeleteDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}

/// Whether a row cannot be moved.
enum MoveDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}

/// Whether a row can be selected.
enum SelectionDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}

/// The levels by which a row is indented.
enum ListIndentationTrait: ViewTraitKey {
  typealias Value = Int
}

extension View {
  /// Sets the insets of the view's content in a row.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)>.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ConditionalTrait<ListRowInsetsTrait>(value: insets))
  }

  /// Sets the insets of the view's content in a row at some edges, in points; those at the others stay.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:_:)>.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the inset, in points; nil for the list's own.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var insets: [Edge: CGFloat] = [:]
    if let length { for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = length } }
    return modifier(MergedTrait<ListRowEdgeInsetsTrait, Edge, CGFloat>(values: insets))
  }

  /// Sets the colour of the lines at the ends of the section.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listsectionseparatortint(_:edges:)>.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    var colors: [VerticalEdge: Color] = [:]
    if let color {
      if edges.contains(.top) { colors[.top] = color }
      if edges.contains(.bottom) { colors[.bottom] = color }
    }
    return modifier(MergedTrait<ListSectionSeparatorTintTrait, VerticalEdge, Color>(values: colors))
  }

  /// Puts a view behind the row of this one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)>.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ConditionalTrait<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Shows or hides the lines at the row of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)>.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(SeparatorModifier<ListRowSeparatorTrait>(visibility: visibility, edges: edges))
  }

  /// Sets the colour of the lines at the row of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)>.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ConditionalTrait<ListRowSeparatorTintTrait>(value: color))
  }

  /// Shows or hides the lines at the ends of the section.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)>.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(SeparatorModifier<ListSectionSeparatorTrait>(visibility: visibility, edges: edges))
  }

  /// Sets the distance between the rows of the lists in the view, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:)>.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the distance between the sections of the lists in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:)-9nn2z>.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the distance between the sections of the lists in the view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how prominent the headers in the view are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/headerprominence(_:)>.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets how prominent the badges in the view are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/badgeprominence(_:)>.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Sets the colour of the symbols of the rows in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listitemtint(_:)-9xsrw>.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the colour of the symbols of the rows in the view.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }

  /// Keeps the row of the view from being deleted.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/deletedisabled(_:)>.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Keeps the row of the view from being moved.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/movedisabled(_:)>.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }

  /// Keeps the row of the view from being selected.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)>.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}

/// Gives the view values by edges; what was said further in about an edge stays.
private struct MergedTrait<Key: ViewTraitKey, Side: Hashable, Value>: PrimitiveModifier
where Key.Value == [Side: Value] {
  var values: [Side: Value]

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var values: [Side: Value]

    init(_ modifier: Attribute<MergedTrait>, _ inputs: _ViewInputs, _ content: ViewNode) {
      values = modifier.value.values
      super.init(inputs, content)
      observe { [unowned self] in
        values = modifier.value.values
        parent?.invalidateLayout()
      }
    }

    override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
      guard key == Key.self else { return content.trait(key) }
      let inner = content.trait(Key.self) ?? [:]
      return values.merging(inner) { $1 } as? Other.Value
    }
  }
}

/// Shows or hides lines at some edges; what was said further in about the others stays.
private struct SeparatorModifier<Key: ViewTraitKey>: PrimitiveModifier
where Key.Value == SeparatorVisibility {
  var visibility: Visibility
  var edges: VerticalEdge.Set

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var modifier: SeparatorModifier

    init(_ modifier: Attribute<SeparatorModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier.value
      super.init(inputs, content)
      observe { [unowned self] in
        self.modifier = modifier.value
        parent?.invalidateLayout()
      }
    }

    override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
      guard key == Key.self else { return content.trait(key) }
      var value = SeparatorVisibility()
      if modifier.edges.contains(.top) { value.edges[.top] = modifier.visibility }
      if modifier.edges.contains(.bottom) { value.edges[.bottom] = modifier.visibility }
      // The innermost wins.
      if let inner = content.trait(Key.self) { value.edges.merge(inner.edges) { $1 } }
      return value as? Other.Value
    }
  }
}

/// The distance between sections.
///
/// Follows <https://developer.apple.com/documentation/swiftui/listsectionspacing>.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// As suits the style.
  public static let `default` = Self(length: nil)
  /// Short.
  public static let compact = Self(length: 18)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> Self { Self(length: spacing) }
}

/// How prominent something is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/prominence>.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How prominent a badge is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/badgeprominence>.
public struct BadgeProminence: Hashable, Sendable {
  private let raw: Int
  /// Less than usual.
  public static let decreased = Self(raw: 0)
  /// As usual.
  public static let standard = Self(raw: 1)
  /// More than usual.
  public static let increased = Self(raw: 2)
}

/// The colour of the symbols of rows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/listitemtint>.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A colour, whatever the app's is.
  public static func fixed(_ tint: Color) -> Self { Self(color: tint) }
  /// A colour, unless there is one for the whole app.
  public static func preferred(_ tint: Color) -> Self { Self(color: tint) }
  /// Grey.
  public static let monochrome = Self(color: .gray)
}

private enum ListItemTintKey: EnvironmentKey {
  static let defaultValue: ListItemTint? = nil
}

extension EnvironmentValues {
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

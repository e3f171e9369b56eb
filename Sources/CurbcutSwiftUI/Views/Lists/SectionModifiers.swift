import Foundation

private enum SectionIndexLabelKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

private enum SectionMarginsKey: ContainerValueKey {
  static var defaultValue: [Edge: CGFloat] { [:] }
}

extension ContainerValues {
  /// The title of a section in the index at the side of its list.
  var sectionIndexLabel: Text? {
    get { self[SectionIndexLabelKey.self] }
    set { self[SectionIndexLabelKey.self] = newValue }
  }

  /// The margins of a section, in points; what was said further in about an edge stays.
  var sectionMargins: [Edge: CGFloat] {
    get { self[SectionMarginsKey.self] }
    set { self[SectionMarginsKey.self].merge(newValue) { inner, _ in inner } }
  }
}

private enum ListSectionMarginsKey: EnvironmentKey {
  static var defaultValue: [Edge: CGFloat] { [:] }
}
private enum ListSectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The margins of the sections of lists, in points, where they are not the list's own.
  var listSectionMargins: [Edge: CGFloat] {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
  /// Whether lists have an index of their sections.
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets the margins of a section in a list, or of all sections of the lists in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listsectionmargins(_:_:)>.
  /// - Parameters:
  ///   - edges: the edges of the section. At the top and at the bottom, the margin lies between the section with its
  ///     header and footer and the ones around it.
  ///   - length: the margin, in points; nil for the list's own.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var margins: [Edge: CGFloat] = [:]
    if let length {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { margins[edge] = length }
    }
    return containerValue(\.sectionMargins, margins)
      .transformEnvironment(\.listSectionMargins) { $0.merge(margins) { $1 } }
  }

  /// Sets the title of a section in the index at the side of its list, which is shown when a section has one.
  ///
  /// Assistive technologies find the index as one element, “Table index”, whose value is the title; to change it scrolls
  /// to the section.
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sectionindexlabel(_:)>.
  /// - Parameter label: the title, mostly a letter; nil for none.
  public func sectionIndexLabel(_ label: Text?) -> some View { containerValue(\.sectionIndexLabel, label) }

  /// Sets the localised title of a section in the index at the side of its list.
  public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { sectionIndexLabel(Text(label)) }

  /// Sets the title of a section in the index at the side of its list.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Shows or hides the index of sections at the side of the lists in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/listsectionindexvisibility(_:)>.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }

  /// Adds actions to a section: on a phone or tablet, as rows after its content.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sectionactions(content:)>.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SectionActionsModifier(actions: content()))
  }
}

/// Adds rows after the content of a section.
private struct SectionActionsModifier<Actions: View>: ViewModifier {
  typealias Body = Never
  var actions: Actions

  static func _viewListCount(content: Int?) -> Int? { nil }

  /// Outside of containers there is no section.
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let actions = modifier.attribute.map { $0.actions }
    let rows = Actions._makeViewList(view: _GraphValue(actions), inputs: inputs).list
    return _ViewListOutputs(list: SectionActions(rows).added(to: body(inputs).list))
  }
}

/// The rows that are added after the content of sections.
@MainActor
private final class SectionActions {
  private let rows: ViewList
  /// The sections with the rows: the object is the section's identity, and so must stay the same.
  private var made: [ObjectIdentifier: (of: ViewListSection, section: ViewListSection)] = [:]

  init(_ rows: ViewList) { self.rows = rows }

  func added(to list: ViewList) -> ViewList {
    switch list {
    case .item, .rows: return list
    case .group(let lists): return .group(lists.map(added))
    case .modified(let inner, let wrapper): return .modified(added(to: inner), wrapper)
    case .dynamic(let inner): return .dynamic(Attribute { self.added(to: inner.value) })
    case .section(let section):
      if let known = made[ObjectIdentifier(section)] { return .section(known.section) }
      let new = ViewListSection(
        header: section.header, content: .group([section.content, rows]), footer: section.footer)
      made[ObjectIdentifier(section)] = (section, new)
      return .section(new)
    }
  }
}

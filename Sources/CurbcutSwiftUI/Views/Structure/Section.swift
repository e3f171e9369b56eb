/// A part of a list, form or picker, with a header and a footer.
///
/// Follows <https://developer.apple.com/documentation/swiftui/section>.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The view has no body.
  public typealias Body = Never
}

extension Section: MultipleView where Parent: View, Content: View, Footer: View {
  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let canCollapse = GraphNode.untracked { view.value.isExpanded != nil }
    var header = Parent._makeViewList(view: _GraphValue(view.map { $0.header }), inputs: inputs).list
    var content = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    if inputs.isInList {
      // What is said around the section is known only where its header is made.
      header = .modified(
        header,
        ItemWrapper { item, inputs in
          item.make(
            inputs.changingEnvironment { values in
              guard values.headerProminence == .increased else { return }
              values.font = .title3.weight(.bold)
              values.textCase = nil
              values.foregroundStyle = AnyShapeStyle(Color.primary)
            })
        })
    }
    if canCollapse {
      let title = view.map { SectionHeader(isExpanded: $0.isExpanded ?? .constant(true), label: $0.header) }
      // Only where there is a button is the content ever hidden.
      if inputs.isInList {
        header = SectionHeader<Parent>._makeViewList(view: _GraphValue(title), inputs: inputs).list
      }
      let rows = content
      content = .dynamic(
        Attribute { view.value.isExpanded?.wrappedValue == false ? .group([]) : rows })
    }
    return .section(
      ViewListSection(
        header: header, content: content,
        footer: Footer._makeViewList(view: _GraphValue(view.map { $0.footer }), inputs: inputs).list))
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localised text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose content a button in the header shows and hides.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/section/init(isexpanded:content:header:)>.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localised text as its header, in which a button shows and hides the content.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a text as its header, in which a button shows and hides the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// The header of a section that can be collapsed.
private struct SectionHeader<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label

  var body: some View {
    DisclosureLabel(isExpanded: isExpanded, isHeader: true, label: label)
  }
}

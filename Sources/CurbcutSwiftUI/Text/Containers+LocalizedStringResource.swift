import CurbcutGraphics
import CurbcutUIKit
import Foundation

// Containers, links and tabs whose words are resources.

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text that is a resource that keeps its state itself.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with a text that is a resource whose state is a binding.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text that is a resource as its header.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text that is a resource as its header, in which a button shows and hides the content.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a text that is a resource to the screen for a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text that is a resource to a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination)
  {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a text that is a resource to a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Tab where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a tab with a text that is a resource and a symbol for a value of the selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      CurbcutSwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a tab with a text that is a resource and a picture of the app for a value of the selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      CurbcutSwiftUI.Label(titleResource, image: image)
    }
  }
}

extension Tab where Value == Never, Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a tab with a text that is a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { CurbcutSwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a tab with a text that is a resource and a picture of the app.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { CurbcutSwiftUI.Label(titleResource, image: image) }
  }
}

extension TabContent {
  /// Shows a text that is a resource beside the tab.
  @_disfavoredOverload
  public func badge(_ key: LocalizedStringResource) -> some TabContent<TabValue> { badge(Text(key)) }

  /// Sets what assistive technologies say for the tab, localised.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }
}

extension TabSection {
  /// Creates a section with a text that is a resource as its header.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  )
  where Header == Text {
    self.init(content: content, header: { Text(titleResource) })
  }
}

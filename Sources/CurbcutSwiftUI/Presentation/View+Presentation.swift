extension View {
  /// Presents a sheet while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)>.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .sheet, onDismiss, content)
  }

  /// Presents a sheet while there is an item.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)>.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .sheet, onDismiss, content)
  }

  /// Covers the whole screen while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)>.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .cover, onDismiss, content)
  }

  /// Covers the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .cover, onDismiss, content)
  }

  /// Presents a popover while a condition holds; on a phone it is a sheet.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)>.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        source: .condition(isPresented), style: .popover, arrowEdge: arrowEdge, anchor: attachmentAnchor,
        view: { isPresented.wrappedValue ? AnyView(content()) : nil }))
  }

  /// Presents a popover while there is an item; on a phone it is a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        source: .item(item), style: .popover, arrowEdge: arrowEdge, anchor: attachmentAnchor,
        view: { item.wrappedValue.map { AnyView(content($0).id($0.id)) } }))
  }

  /// Shows a column with details of the selection while a condition holds; on a phone it is a sheet.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)>.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    Inspector(base: self, isPresented: isPresented, content: content())
  }

  /// Sets the width of the inspector that the view is in.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(_:)>.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector that the view is in, within limits.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: ideal)
  }

  private func presentation<Content: View>(
    _ isPresented: Binding<Bool>, _ style: SheetModifier.Style, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        source: .condition(isPresented, onDismiss: onDismiss), style: style,
        view: { isPresented.wrappedValue ? AnyView(content()) : nil }))
  }

  private func presentation<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ style: SheetModifier.Style, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        source: .item(item, onDismiss: onDismiss), style: style,
        // Another item is another view, with state of its own.
        view: { item.wrappedValue.map { AnyView(content($0).id($0.id)) } }))
  }

  private func presentationWish(_ change: @escaping @MainActor (inout PresentationWishes) -> Void)
    -> some View
  {
    transformPreference(PresentationKey.self) { wishes in Isolation.onMain { change(&wishes) } }
  }

  /// Sets the heights at which the sheet rests.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)>.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationWish { $0.detents = detents }
  }

  /// Sets the heights at which the sheet rests, with a binding to the present one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:)>.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // Read here, so that a change is noticed.
    let selected = selection.wrappedValue
    return presentationWish { wishes in
      wishes.detents = detents.union([selected])
      wishes.selectedDetent = selection
    }
  }

  /// Shows or hides the handle of the sheet.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:)>.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationWish { $0.showsGrabber = visibility }
  }

  /// Keeps people from pulling the sheet away.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)>.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationWish { if isDisabled { $0.isDismissDisabled = true } }
  }

  /// Sets what is behind the content of the presentation.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationbackground(_:)>.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the view that is behind the content of the presentation.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationbackground(alignment:content:)>.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).ignoresSafeArea())
    return presentationWish { $0.background = view }
  }

  /// Sets the radius of the corners of the sheet, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationcornerradius(_:)>.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationWish { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether what is behind the presentation can be used.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:)>.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    presentationWish { $0.interaction = interaction }
  }

  /// Sets what a gesture over the content of the sheet does: unless it is to scroll first, it pulls the sheet up while
  /// there is a greater height.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationcontentinteraction(_:)>.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationWish { $0.contentInteraction = behavior }
  }

  /// Sets what the presentation becomes where there is little room.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)>.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationWish { $0.adaptation = adaptation }
  }

  /// Sets what the presentation becomes where there is little room across, or up and down.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationWish { $0.adaptation = horizontal }
  }
}

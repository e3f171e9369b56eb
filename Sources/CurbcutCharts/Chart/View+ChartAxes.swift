import Foundation

extension View {
  // MARK: Axes

  /// Shows or hides the x axis of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartxaxis(_:)>.
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }

  /// Shows or hides the y axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

  /// Describes the x axis of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartxaxis(content:)>.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    axis(.horizontal, content())
  }

  /// Describes the y axis of charts.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    axis(.vertical, content())
  }

  private func axis(_ axis: Axis, _ content: some AxisContent) -> some View {
    var axes = _AxisDescriptions()
    content._collect(into: &axes)
    let descriptions = axes.axes
    return chart { $0[axis].axes = descriptions }
  }

  // MARK: Titles

  private func title(_ axis: Axis, _ title: AxisTitle) -> some View {
    chart { $0[axis].titles.append(title) }
  }

  private func title(
    _ axis: Axis, _ text: Text, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> some View {
    title(
      axis,
      AxisTitle(
        position: position, alignment: alignment, spacing: spacing,
        view: AnyView(text.font(.caption).foregroundStyle(.secondary)), text: text))
  }

  /// Titles the x axis of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartxaxislabel(_:position:alignment:spacing:)-7ay5>.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(.horizontal, Text(labelKey), position, alignment, spacing)
  }
  /// Titles the x axis of charts.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(.horizontal, label, position, alignment, spacing)
  }
  /// Titles the x axis of charts.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(.horizontal, Text(label), position, alignment, spacing)
  }
  /// Titles the x axis of charts with a view.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    title(
      .horizontal,
      AxisTitle(position: position, alignment: alignment, spacing: spacing, view: AnyView(content())))
  }

  /// Titles the y axis of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartyaxislabel(_:position:alignment:spacing:)-4i8wx>.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(.vertical, Text(labelKey), position, alignment, spacing)
  }
  /// Titles the y axis of charts.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(.vertical, label, position, alignment, spacing)
  }
  /// Titles the y axis of charts.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    title(.vertical, Text(label), position, alignment, spacing)
  }
  /// Titles the y axis of charts with a view.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    title(
      .vertical,
      AxisTitle(position: position, alignment: alignment, spacing: spacing, view: AnyView(content())))
  }
}

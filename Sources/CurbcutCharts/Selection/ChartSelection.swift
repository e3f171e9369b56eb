import Foundation

/// What takes the selection of a chart.
struct ChartSelection {
  /// Takes a value; nil when nothing is selected any longer.
  var value: ((PlotValue?) -> Void)?
  /// Takes both ends of a range; nil when nothing is selected any longer.
  var range: (((PlotValue, PlotValue)?) -> Void)?

  func select(_ selected: PlotValue?) { value?(selected) }

  func selectRange(_ start: PlotValue?, _ end: PlotValue?) {
    guard let start, let end else { return }
    range?((start, end))
  }
}

extension View {
  private func selection(_ axis: Axis, _ change: @escaping (inout ChartSelection) -> Void) -> some View {
    chart { configuration in
      var selection = configuration[axis].selection ?? ChartSelection()
      change(&selection)
      configuration[axis].selection = selection
    }
  }

  private func range<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>)
    -> ((PlotValue, PlotValue)?) -> Void
  {
    { ends in
      guard let ends, let first = P(plotValue: ends.0), let last = P(plotValue: ends.1) else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(first, last)...max(first, last)
    }
  }

  /// Keeps the value of x that a finger is on.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartxselection(value:)>.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selection(.horizontal) { $0.value = { value.wrappedValue = $0.flatMap { P(plotValue: $0) } } }
  }
  /// Keeps the values of x between which a finger has moved.
  ///
  /// Where a value is kept as well, one finger selects that, and only ``ChartProxy/selectXRange(from:to:)`` a range.
  public func chartXSelection<P: Plottable & Comparable>(range binding: Binding<ClosedRange<P>?>) -> some View
  {
    let take = range(binding)
    return selection(.horizontal) { $0.range = take }
  }
  /// Keeps the value of y that a finger is on.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartyselection(value:)>.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selection(.vertical) { $0.value = { value.wrappedValue = $0.flatMap { P(plotValue: $0) } } }
  }
  /// Keeps the values of y between which a finger has moved.
  public func chartYSelection<P: Plottable & Comparable>(range binding: Binding<ClosedRange<P>?>) -> some View
  {
    let take = range(binding)
    return selection(.vertical) { $0.range = take }
  }
  /// Keeps the value of the angle that a finger is at.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartangleselection(value:)>.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.angleSelection = ChartSelection(value: { value.wrappedValue = $0.flatMap { P(plotValue: $0) } })
    }
  }
}

/// Selects what a finger is on, and scrolls.
struct SelectionModifier: ViewModifier {
  let model: ChartModel
  let geometry: PlotGeometry
  @State private var scrollStart: PlotValue?

  func body(content: Content) -> some View {
    let configuration = model.configuration
    if configuration.x.selection != nil || configuration.y.selection != nil
      || configuration.angleSelection != nil || !configuration.scrollableAxes.isEmpty
    {
      content
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              select(from: drag.startLocation, to: drag.location)
              scroll(by: drag.translation)
            }
            .onEnded { _ in end() })
    } else {
      content
    }
  }

  private func select(from start: CGPoint, to place: CGPoint) {
    let configuration = model.configuration
    for axis in [Axis.horizontal, .vertical] {
      guard let selection = configuration[axis].selection else { continue }
      func value(_ point: CGPoint) -> PlotValue? {
        geometry.value(at: axis == .horizontal ? point.x : point.y, axis)
      }
      if selection.value != nil {
        selection.select(value(place))
      } else {
        selection.selectRange(value(start), value(place))
      }
    }
    if let selection = configuration.angleSelection {
      let angle = ChartProxy(geometry: geometry).angle(at: place)
      selection.select(geometry.value(at: angle).map { .number($0) })
    }
  }

  private func end() {
    // A selection lasts as long as the finger is there.
    for axis in [Axis.horizontal, .vertical] {
      let selection = model.configuration[axis].selection
      if selection?.value != nil { selection?.select(nil) }
    }
    model.configuration.angleSelection?.select(nil)
    settle()
  }

  // MARK: Scrolling

  private func scroll(by translation: CGSize) {
    for axis in [Axis.horizontal, .vertical] {
      let scale = axis == .horizontal ? model.x : model.y
      guard isScrollable(axis), let (low, high) = scale.ends else { continue }
      let begin = scrollStart ?? .at(low, kind: scale.kind)
      if scrollStart == nil { scrollStart = begin }
      let (moved, length) =
        axis == .horizontal
        ? (translation.width * (model.isMirrored ? -1 : 1), geometry.size.width)
        : (-translation.height, geometry.size.height)
      guard length > 0, let first = begin.position else { continue }
      let wanted = first - Double(moved / length) * (high - low)
      model.configuration[axis].scrollPosition?.set?(.at(limited(wanted, axis), kind: scale.kind))
    }
  }

  private func isScrollable(_ axis: Axis) -> Bool {
    model.configuration.scrollableAxes.contains(axis == .horizontal ? .horizontal : .vertical)
      && model.configuration[axis].visibleLength != nil
  }

  private func limited(_ place: Double, _ axis: Axis) -> Double {
    guard let whole = model.wholeScales[axis]?.ends, let length = model.configuration[axis].visibleLength
    else {
      return place
    }
    return min(max(place, whole.low), max(whole.low, whole.high - length))
  }

  private func settle() {
    scrollStart = nil
    for axis in [Axis.horizontal, .vertical] where isScrollable(axis) {
      guard let settle = model.configuration.scrollSettling,
        let position = model.configuration[axis].scrollPosition,
        let place = position.get(), let settled = settle(place, model.calendar).position
      else { continue }
      position.set?(.at(limited(settled, axis), kind: place.kind))
    }
  }
}

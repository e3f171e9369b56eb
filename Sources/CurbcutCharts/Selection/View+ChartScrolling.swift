import Foundation

/// Where a chart comes to rest after it was scrolled.
///
/// Follows <https://developer.apple.com/documentation/charts/chartscrolltargetbehavior>.
public protocol ChartScrollTargetBehavior {
  /// The place at which the chart comes to rest near another one.
  func _settle(_ place: _PlotValue, calendar: Calendar) -> _PlotValue
}

/// Rest at values.
///
/// Follows <https://developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior>.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The values at which a long scroll rests.
  public struct MajorValueAlignment {
    /// At the beginning of a page.
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    /// At multiples of a number.
    public static func unit<T: BinaryFloatingPoint>(_ unit: T) -> MajorValueAlignment {
      MajorValueAlignment()
    }
    /// At dates with some components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
  }

  enum Kind {
    case unit(Double)
    case matching(DateComponents)
  }

  let kind: Kind

  public func _settle(_ place: _PlotValue, calendar: Calendar) -> _PlotValue {
    switch kind {
    case .unit(let unit):
      guard let position = place.position, unit > 0 else { return place }
      return .at((position / unit).rounded() * unit, kind: place.kind)
    case .matching(let components):
      guard let date = Date(_plotValue: place) else { return place }
      let found = [Calendar.SearchDirection.backward, .forward].compactMap {
        calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
      }
      if calendar.date(date, matchesComponents: components) { return place }
      return found.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }?.plotValue
        ?? place
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rest at multiples of a number.
  public static func valueAligned<T: BinaryFloatingPoint>(
    unit: T, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment = .page
  ) -> Self {
    Self(kind: .unit(Double(unit)))
  }
  /// Rest at multiples of a number.
  public static func valueAligned<T: BinaryInteger>(
    unit: T, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment = .page
  ) -> Self {
    Self(kind: .unit(Double(unit)))
  }
  /// Rest at dates with some components.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment = .page
  ) -> Self {
    Self(kind: .matching(components))
  }
}

extension View {
  /// Sets the directions in which charts scroll.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartscrollableaxes(_:)>.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

  /// Sets how much of the x scale is seen at once.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartxvisibledomain(length:)>.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.plotValue.position }
  }

  /// Sets how much of the y scale is seen at once.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.plotValue.position }
  }

  /// Keeps the value of x to which charts are scrolled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartscrollposition(x:)>.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.x.scrollPosition = .init(x) }
  }

  /// Keeps the value of y to which charts are scrolled.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.y.scrollPosition = .init(y) }
  }

  /// Sets the value of x to which charts are scrolled at first.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.x.initialPosition = initialX.plotValue }
  }

  /// Sets the value of y to which charts are scrolled at first.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.y.initialPosition = initialY.plotValue }
  }

  /// Sets where charts come to rest after they were scrolled.
  public func chartScrollTargetBehavior<Behavior: ChartScrollTargetBehavior>(_ behavior: Behavior)
    -> some View
  {
    chart { $0.scrollSettling = { behavior._settle($0, calendar: $1) } }
  }
}

extension ChartConfiguration.ScrollPosition {
  init<P: Plottable>(_ binding: Binding<P>) {
    get = { binding.wrappedValue.plotValue }
    set = { if let value = P(plotValue: $0) { binding.wrappedValue = value } }
  }
}

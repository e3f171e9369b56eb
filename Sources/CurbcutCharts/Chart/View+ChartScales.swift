import Foundation

extension View {
  private func scale(_ axis: Axis, _ change: @escaping (inout ScaleBuilder.Settings) -> Void) -> some View {
    chart { change(&$0[axis].scale) }
  }

  // MARK: x

  /// Sets the values, the places and the type of the x scale of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartxscale(domain:range:type:)>.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._plotDomain, range._plotRange)
    return scale(.horizontal) {
      $0 = ScaleBuilder.Settings(type: type ?? $0.type, domain: domain, range: range)
    }
  }
  /// Sets the values and the type of the x scale of charts.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._plotDomain
    return scale(.horizontal) {
      $0 = ScaleBuilder.Settings(type: type ?? $0.type, domain: domain, range: $0.range)
    }
  }
  /// Sets the places and the type of the x scale of charts.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._plotRange
    return scale(.horizontal) {
      $0 = ScaleBuilder.Settings(type: type ?? $0.type, domain: $0.domain, range: range)
    }
  }
  /// Sets the type of the x scale of charts.
  public func chartXScale(type: ScaleType?) -> some View { scale(.horizontal) { $0.type = type } }

  // MARK: y

  /// Sets the values, the places and the type of the y scale of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartyscale(domain:range:type:)>.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._plotDomain, range._plotRange)
    return scale(.vertical) {
      $0 = ScaleBuilder.Settings(type: type ?? $0.type, domain: domain, range: range)
    }
  }
  /// Sets the values and the type of the y scale of charts.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._plotDomain
    return scale(.vertical) {
      $0 = ScaleBuilder.Settings(type: type ?? $0.type, domain: domain, range: $0.range)
    }
  }
  /// Sets the places and the type of the y scale of charts.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._plotRange
    return scale(.vertical) {
      $0 = ScaleBuilder.Settings(type: type ?? $0.type, domain: $0.domain, range: range)
    }
  }
  /// Sets the type of the y scale of charts.
  public func chartYScale(type: ScaleType?) -> some View { scale(.vertical) { $0.type = type } }
}

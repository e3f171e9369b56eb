import Foundation

/// Content with each of its marks changed.
struct ModifiedMarks<Content: ChartContent>: ChartContent {
  let content: Content
  let change: (inout Mark) -> Void

  func _collect(into collector: inout _MarkCollector) { collector.append(content, changing: change) }
}

extension ChartContent {
  func changing(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
    ModifiedMarks(content: self, change: change)
  }

  /// Sets a part of the style that the marks have not set themselves.
  private func setting<Value>(_ path: WritableKeyPath<MarkStyle, Value?>, _ value: Value) -> some ChartContent
  {
    changing { mark in if mark.style[keyPath: path] == nil { mark.style[keyPath: path] = value } }
  }

  // MARK: Colours

  /// Draws the marks with a style.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/foregroundstyle(_:)>.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { mark in
      guard mark.style.foreground == nil, mark.style.foregroundBy == nil else { return }
      mark.style.foreground = AnyShapeStyle(style)
    }
  }

  /// Draws the marks with the style of a value.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/foregroundstyle(by:)>.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { mark in
      guard mark.style.foreground == nil, mark.style.foregroundBy == nil else { return }
      mark.style.foregroundBy = value.channel
    }
  }

  /// Makes the marks less opaque.
  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.style.opacity *= opacity } }

  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent { changing { $0.style.blur += radius } }

  /// Gives the marks a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    setting(\.shadow, MarkShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  // MARK: Symbols

  /// Draws a symbol at each point.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/symbol(_:)>.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    setting(\.symbol, .shape(AnyChartSymbolShape(symbol)))
  }

  /// Shows a view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    setting(\.symbol, .view(AnyView(symbol())))
  }

  /// Draws the symbol of a value at each point.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.symbolBy, value.channel)
  }

  /// The area of symbols in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { setting(\.symbolSize, area) }

  /// The size of symbols in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    setting(\.symbolSize, size.width * size.height)
  }

  /// Draws symbols in the size of a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.symbolSizeBy, value.channel)
  }

  // MARK: Lines

  /// Draws lines in a style.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { setting(\.lineStyle, style) }

  /// Draws lines in the style of a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.lineStyleBy, value.channel)
  }

  /// Joins points in a way.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    setting(\.interpolation, method)
  }

  /// Has styles be spread over the whole plot, or over each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    setting(\.aligns, aligns)
  }

  // MARK: Shape and place

  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    setting(
      \.corners,
      RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    )
  }

  /// Puts the marks of each value beside the others.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/position(by:axis:span:)>.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { mark in
      guard mark.style.positionBy == nil else { return }
      mark.style.positionBy = value.channel
      mark.style.positionAxis = axis
      mark.style.positionSpan = span
    }
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves the edges of the marks, in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the edges of the marks, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing { mark in
      mark.style.offset.xStart += xStart
      mark.style.offset.xEnd += xEnd
      mark.style.offset.yStart += yStart
      mark.style.offset.yEnd += yEnd
    }
  }

  /// Draws the marks in front of those with lower values.
  public func zIndex(_ value: Double) -> some ChartContent { setting(\.zIndex, value) }

  /// Shows the marks only where others are.
  public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content) -> some ChartContent {
    var collector = _MarkCollector()
    content()._collect(into: &collector)
    let marks = collector.marks
    return changing { $0.style.clips.append(.marks(marks)) }
  }

  /// Shows the marks only inside of a shape, in the rectangle of each.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changing { $0.style.clips.append(.shape { shape.path(in: $0) }) }
  }
}

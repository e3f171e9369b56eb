import CurbcutDrawing
import CurbcutUIKit
import Foundation

nonisolated extension GraphicsContext {
  /// A text as it is drawn here.
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let environment: EnvironmentValues

    fileprivate func layout(_ width: CGFloat?) -> AttributedTextLayout {
      let values = Unchecked((text, environment))
      return Isolation.onMain {
        let (text, environment) = values.value
        let resolved = CurbcutSwiftUI.ResolvedText(text, environment)
        return Unchecked(
          AttributedTextLayout(
            resolved.drawn,
            defaults: TextDefaults(
              font: resolved.font, color: .label, alignment: .natural, lineBreakMode: .byTruncatingTail,
              maximumLines: 0, overridesParagraphStyle: true, usesFontLeading: true),
            maxWidth: width, traits: environment.traits,
            isRightToLeft: environment.layoutDirection == .rightToLeft))
      }.value
    }

    /// The baseline of the first line in a room, in points from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      layout(size.width.isFinite ? size.width : nil).layout.firstBaseline
    }

    /// The baseline of the last line in a room, in points from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      layout(size.width.isFinite ? size.width : nil).layout.lastBaseline
    }

    /// The size of the text in a room.
    public func measure(in size: CGSize) -> CGSize {
      layout(size.width.isFinite ? size.width : nil).layout.size
    }
  }

  /// An image as it is drawn here.
  public struct ResolvedImage {
    fileprivate let image: UIImage?
    /// The size of the image, in points.
    public var size: CGSize { image?.size ?? .zero }
    /// The baseline of the image, in points from the top.
    public var baseline: CGFloat { size.height - (image?.baselineOffsetFromBottom ?? 0) }
  }

  /// A view among the symbols of the canvas.
  public struct ResolvedSymbol {
    fileprivate let view: UIView
    /// The size of the view, in points.
    public let size: CGSize
  }

  /// Prepares a text for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

  /// Prepares an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    let values = Unchecked((image, environment))
    return ResolvedImage(
      image: Isolation.onMain { Unchecked(values.value.0.platformImage(values.value.1)) }.value)
  }

  /// The symbol of the canvas with a tag or id.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (symbols, id) = (symbols, Unchecked(AnyHashable(id)))
    return Isolation.onMain {
      Unchecked(symbols?.node(id.value).map { ResolvedSymbol(view: $0.platformView, size: $0.frame.size) })
    }.value
  }

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.layout(rect.width)
    drawing { layout.draw(in: $0, at: rect.origin, width: rect.width) }
  }
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil)
    let place = rect(layout.layout.size, at: point, anchor)
    drawing { layout.draw(in: $0, at: place.origin, width: place.width + 0.01) }
  }
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.image else { return }
    let values = environment
    drawing { _ in
      let safe = Unchecked((picture, values))
      Isolation.onMain { safe.value.0.draw(in: rect, tint: safe.value.1.foregroundPlatformColor) }
    }
  }
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, at: point, anchor))
  }
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    drawing { context in
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      let safe = Unchecked((symbol.view, context))
      Isolation.onMain { safe.value.0.render(in: safe.value.1) }
    }
  }
  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: rect(symbol.size, at: point, anchor))
  }
}

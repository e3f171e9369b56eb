// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The stack of drawing contexts, innermost last: one for each thread.
private final class ContextStack {
  var contexts: [CGContext] = []

  static var current: ContextStack {
    let key = "CurbcutDrawing.ContextStack"
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? ContextStack { return stack }
    let stack = ContextStack()
    storage[key] = stack
    return stack
  }
}

/// The current drawing context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context the current one on this thread, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a bitmap of a size in points; ended by `UIGraphicsEndImageContext`.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
  guard let context = CGContext(width: size.width, height: size.height, scale: scale) else { return }
  if opaque {
    context.setFillColor(.black)
    context.fill(CGRect(origin: .zero, size: size))
  }
  UIGraphicsPushContext(context)
}

/// Begins a transparent bitmap of a size, with one pixel per point; ended by `UIGraphicsEndImageContext`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What has been drawn so far; nil outside of drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Ends the bitmap that was most recently begun.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills the rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills the rectangle with the current fill colour, with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a one-point line just inside the edges of the rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let path = CGMutablePath()
  path.addRect(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.beginPath()
  context.addPath(path)
  context.fillPath(using: .evenOdd)
}

/// Clips to the rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

import AccessibilityTree
import AssistiveTechnology
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import Technologies

/// A run of a technology as a moving picture: the screen with its cursor and whatever else it draws, and below it what is
/// said or told, for as long as it takes.
@MainActor
final class RunAnimation {
  /// The file formats.
  enum Kind: String, CaseIterable {
    case gif, png, apng

    /// The format for the extension of a file name.
    init(path: String) throws {
      let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
      guard let kind = Kind(rawValue: ending) else {
        throw Failure("\(path): a moving picture is a .gif, or a .png or .apng (an animated PNG).")
      }
      self = kind
    }
  }

  private enum Encoder {
    case gif(GIFEncoder)
    case png(AnimatedPNGEncoder)
  }

  private let window: UIWindow
  private weak var narrator: Narrator?
  private let session: Session
  private let scale: CGFloat
  private let compositor = ScreenCompositor()
  private var encoder: Encoder
  private var caption = ""
  /// What technologies that are told of draw over the screen; VoiceOver's cursor is drawn where its focus is.
  private var overlay: ScreenOverlay?
  private var isEnded = false
  private var wasMoving = false
  private var began = 0.0
  /// The latest picture, until its duration is known.
  private var waiting: (picture: ScreenPicture, time: Double)?
  private(set) var frames = 0
  private(set) var seconds = 0.0
  private(set) var pixels: [Int] = []

  /// The frame rate while something moves, in frames per second.
  private static let rate = 12.0
  /// The duration of the last picture, in seconds.
  private static let ending = 1.5
  /// The shortest duration of a picture, in seconds: shorter ones are left out.
  private static let shortest = 0.03
  /// The height of the caption, in points.
  private static let captionHeight: CGFloat = 104

  /// Observes a session that has not begun yet.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - window: the window of the screen.
  ///   - kind: the file format.
  ///   - scale: pixels per point.
  ///   - narrator: tells what the user is told; nil for what is said.
  ///   - drawsOverlay: whether what the technology draws is shown in place of VoiceOver's cursor; always with a narrator.
  init(
    of session: Session, in window: UIWindow, kind: Kind, scale: CGFloat, narrator: Narrator? = nil,
    drawsOverlay: Bool = false
  ) {
    self.session = session
    self.window = window
    self.scale = scale
    encoder = kind == .gif ? .gif(GIFEncoder()) : .png(AnimatedPNGEncoder())
    began = UIKitHost.shared.clock.now
    let before = session.observer
    session.observer = { [weak self] occurrence in
      before?(occurrence)
      switch occurrence {
      case .effect(.speak(let request), _, _) where narrator == nil: self?.say(request.utterance.caption)
      case .effect(.overlay(let overlay), _, _) where drawsOverlay || narrator != nil: self?.show(overlay)
      default: break
      }
    }
    self.narrator = narrator
    narrator?.onTell = { [weak self] in self?.say($0.line) }
    lookAgain()
  }

  /// Checks the screen repeatedly, by the device's clock, and takes pictures while something moves.
  private func lookAgain() {
    UIKitHost.shared.clock.after(1 / Self.rate, recurs: true) { [weak self] in
      guard let self, !isEnded else { return }
      let isMoving = UIKitHost.shared.isAnimating
      if isMoving || wasMoving { capture() }
      wasMoving = isMoving
      lookAgain()
    }
  }

  private func say(_ words: String) {
    caption = words
    capture()
  }

  private func show(_ overlay: ScreenOverlay) {
    self.overlay = overlay
    // The list of the speech controller would cover what is read.
    if narrator == nil { self.overlay?.panel = nil }
    capture()
  }

  private func capture() {
    let size = CGSize(width: window.bounds.width, height: window.bounds.height + Self.captionHeight)
    let host = UIKitHost.shared
    guard
      let picture = compositor.picture(
        of: window.windowsShownTogether, size: size, scale: scale, settings: host.settings,
        lens: DeviceDisplay.shared.zoomLens,
        overlay: { context in
          if var overlay = self.overlay {
            overlay.marks = (self.narrator?.standingMarks ?? []) + overlay.marks
            OverlayPicture(overlay, bounds: self.window.bounds).draw(in: context)
          } else {
            self.drawCursor(in: context)
          }
          self.drawCaption(in: context)
        })
    else { return }
    flush(until: host.clock.now)
    waiting = (picture, host.clock.now)
  }

  private func flush(until time: Double) {
    guard let (picture, start) = waiting, time - start >= Self.shortest else { return }
    append(picture, seconds: time - start)
  }

  private func append(_ picture: ScreenPicture, seconds length: Double) {
    switch encoder {
    case .gif(var gif):
      gif.append(picture, seconds: length)
      encoder = .gif(gif)
    case .png(var png):
      png.append(picture, seconds: length)
      encoder = .png(png)
    }
    frames += 1
    seconds += length
    pixels = [picture.width, picture.height]
  }

  /// Writes the moving picture to a file.
  func write(to path: String) throws {
    isEnded = true
    capture()
    if let waiting { append(waiting.picture, seconds: Self.ending) }
    waiting = nil
    let file: Data
    switch encoder {
    case .gif(var gif): file = gif.file()
    case .png(var png): file = png.file()
    }
    guard !file.isEmpty else { throw Failure("The screen is too large to be drawn.") }
    try OutputFile.write(file, to: path)
  }

  // MARK: Drawing

  /// Draws the VoiceOver cursor, except during a screen transition.
  private func drawCursor(in context: CGContext) {
    guard !UIKitHost.shared.isChangingScreen, let id = session.engines.first?.focus.element,
      let element = session.provider.tree.element(withID: id)
    else { return }
    let frame = element.frame.intersection(window.bounds)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
    let shape = CGPath(
      roundedRect: frame.insetBy(dx: -2, dy: -2), cornerWidth: 5, cornerHeight: 5, transform: nil)
    for (gray, width) in [(1.0, 5.0), (0.0, 2.5)] {
      context.setStrokeColor(CGColor(gray: gray, alpha: 1))
      context.setLineWidth(width)
      context.addPath(shape)
      context.strokePath()
    }
  }

  private func drawCaption(in context: CGContext) {
    let panel = CGRect(
      x: 0, y: window.bounds.height, width: window.bounds.width, height: Self.captionHeight)
    context.setFillColor(CGColor(gray: 0.08, alpha: 1))
    context.fill(panel)
    guard !caption.isEmpty else { return }
    let room = panel.insetBy(dx: 16, dy: 10)
    let sizes: [CGFloat] = [19, 16, 13, 11]
    let layouts = sizes.lazy.map { size in
      TextLayout(
        runs: [
          TextRun(
            text: self.caption, font: FontDescriptor(design: .system, size: size, weight: 0.23),
            color: CGColor(gray: 1, alpha: 1))
        ], maxWidth: room.width)
    }
    guard let text = layouts.first(where: { $0.size.height <= room.height }) ?? layouts.last else { return }
    context.saveGState()
    context.clip(to: panel)
    text.draw(in: context, at: CGPoint(x: room.minX, y: max(room.minY, room.midY - text.size.height / 2)))
    context.restoreGState()
  }
}

import CurbcutFoundation
import CurbcutGraphics
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Controls, images and display links go by the device's clock, and the host knows whether anything moves.
@MainActor
@Suite(.serialized)
struct MovingControlTests {
  private var host: UIKitHost { .shared }

  private func show(_ view: UIView) -> UIWindow {
    for other in UIApplication.shared.windows { other.isHidden = true }
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = CurbcutUIKitTests.show(controller)
    host.runUntilIdle()
    host.advance(by: 1)
    return window
  }

  /// The colour of a view at a point, as it is drawn now on white.
  private func color(of view: UIView, at point: CGPoint) -> [Int] {
    guard let context = CGContext(width: view.bounds.width, height: view.bounds.height, scale: 1) else {
      return []
    }
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: view.bounds.size))
    view.render(in: context)
    guard let color = context.makeImage()?.color(atX: Int(point.x), y: Int(point.y)) else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func aSwitchSlidesAndItsValueIsThereAtOnce() {
    let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 63, height: 28))
    let window = show(control)
    defer { window.isHidden = true }
    control.onTintColor = .red
    control.thumbTintColor = .blue
    let left = CGPoint(x: 12, y: 14)
    #expect(color(of: control, at: left) == [0, 0, 255])
    control.setOn(true, animated: true)
    #expect(control.isOn && control.accessibilityValue == "1" && host.isAnimating)
    #expect(color(of: control, at: left) == [0, 0, 255])
    host.advance(by: 0.24)
    #expect(color(of: control, at: left) != [0, 0, 255])
    host.advance(by: 0.02)
    #expect(color(of: control, at: left) == [255, 0, 0] && !host.isAnimating)
    control.setOn(false, animated: false)
    #expect(color(of: control, at: left) == [0, 0, 255])
  }

  @Test func aBarGrowsToItsProgress() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 100, height: 4))
    bar.progressTintColor = .red
    let window = show(bar)
    defer { window.isHidden = true }
    bar.setProgress(1, animated: true)
    #expect(bar.progress == 1 && bar.accessibilityValue == "100%")
    host.advance(by: 0.125)
    #expect(color(of: bar, at: CGPoint(x: 30, y: 2)) == [255, 0, 0])
    #expect(color(of: bar, at: CGPoint(x: 70, y: 2)) != [255, 0, 0])
    host.advance(by: 0.125)
    #expect(color(of: bar, at: CGPoint(x: 70, y: 2)) == [255, 0, 0])
  }

  @Test func aSliderSlidesOnlyWithAnimation() {
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    slider.minimumTrackTintColor = .red
    let window = show(slider)
    defer { window.isHidden = true }
    let place = CGPoint(x: 60, y: 17)
    slider.setValue(1, animated: true)
    #expect(slider.value == 1 && color(of: slider, at: place) != [255, 0, 0])
    host.advance(by: 0.25)
    #expect(color(of: slider, at: place) == [255, 0, 0])
    slider.setValue(0, animated: false)
    #expect(color(of: slider, at: place) != [255, 0, 0])
  }

  @Test func aWheelTurnsAsLongAsItIsSeen() {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = .red
    let window = show(wheel)
    defer { window.isHidden = true }
    #expect(!host.isAnimating)
    wheel.startAnimating()
    #expect(host.isAnimating)
    // To the middle of a step.
    let step = host.clock.now * 8
    host.advance(by: (step.rounded(.up) + 0.5 - step) / 8)
    let top = CGPoint(x: 18, y: 6)
    let before = color(of: wheel, at: top)
    host.advance(by: 0.5)
    #expect(color(of: wheel, at: top) != before)
    host.advance(by: 0.5)
    #expect(color(of: wheel, at: top) == before)
    wheel.superview?.isHidden = true
    #expect(!host.isAnimating)
    wheel.superview?.isHidden = false
    #expect(host.isAnimating)
    wheel.stopAnimating()
    #expect(!host.isAnimating)
  }

  private func plain(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func aSeriesOfImagesRunsAsOftenAsItShould() {
    let view = UIImageView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let window = show(view)
    defer { window.isHidden = true }
    view.animationImages = [plain(.red), plain(.green), plain(.blue)]
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    let middle = CGPoint(x: 5, y: 5)
    let red = color(of: view, at: middle)
    view.startAnimating()
    #expect(view.isAnimating && host.isAnimating)
    var seen: [[Int]] = []
    for _ in 0..<6 {
      seen.append(color(of: view, at: middle))
      host.advance(by: 0.1)
    }
    #expect(seen[0] == red && Set(seen).count == 3 && seen[0..<3] == seen[3..<6])
    #expect(!view.isAnimating && !host.isAnimating && color(of: view, at: middle) == red)
  }

  @Test func anAnimatedImageRunsByItselfWithoutEnd() throws {
    let image = try #require(UIImage.animatedImage(with: [plain(.red), plain(.blue)], duration: 1))
    let view = UIImageView(image: image)
    let window = show(view)
    defer { window.isHidden = true }
    view.image = nil
    view.image = image
    let middle = CGPoint(x: 5, y: 5)
    let first = color(of: view, at: middle)
    #expect(host.isAnimating)
    host.advance(by: 0.6)
    #expect(color(of: view, at: middle) != first)
    host.advance(by: 0.5)
    #expect(color(of: view, at: middle) == first)
    view.image = plain(.red)
    #expect(!host.isAnimating)
  }

  @Test func theHostTellsWhenTheNextImageIsDue() throws {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let window = show(view)
    defer { window.isHidden = true }
    host.runUntilIdle()
    #expect(!host.isAnimating)
    UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
    #expect(host.isAnimating)
    let next = try #require(host.nextFrame)
    #expect(abs(next - host.clock.now - 1 / Double(UIScreen.main.maximumFramesPerSecond)) < 1e-9)
    host.advance(by: 0.2)
    #expect(!host.isAnimating)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
    host.advance(by: 60)
    view.alpha = 1
    #expect(host.isAnimating)
    view.layer.removeAllAnimations()
    #expect(!host.isAnimating)
  }

  @Test func displayLinksKeepToTheDisplay() {
    final class Counter: UIResponder { var count = 0 }
    ObjCRuntime.register(Counter.self) { c in
      c.method("tick:") { o, _ in o.count += 1 }
    }
    func calls(_ device: Device, limited: Bool, asking: Float?) -> Int {
      var settings = Settings()
      settings.limitFrameRate = limited
      host.configure(device: device, settings: settings)
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: "tick:")
      if let asking {
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: asking, preferred: asking)
      }
      link.add(to: .main, forMode: .common)
      #expect(host.isAnimating)
      host.advance(by: 1)
      link.invalidate()
      return counter.count
    }
    defer { host.configure(device: .iPhone16) }
    #expect(abs(calls(.iPhone16, limited: false, asking: 120) - 60) <= 1)
    #expect(abs(calls(.iPhone16Pro, limited: false, asking: nil) - 60) <= 1)
    #expect(abs(calls(.iPhone16Pro, limited: false, asking: 120) - 120) <= 2)
    #expect(abs(calls(.iPhone16Pro, limited: true, asking: 120) - 60) <= 1)
    #expect(abs(calls(.iPadPro11, limited: false, asking: nil) - 120) <= 2)
  }

  @Test func anAsynchronousAnimationIsWaitedFor() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let task = Task { await UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
    while view.alpha == 1 { await Task.yield() }
    host.advance(by: 0.5)
    #expect(view.layer.animationKeys() != nil)
    host.advance(by: 0.5)
    #expect(await task.value)
  }
}

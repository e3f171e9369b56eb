import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// Hosting views among views of UIKit, whose constraints give them a width.
@MainActor
@Suite(.serialized)
struct HostedHeightTests {
  private let words =
    "Words that need several lines where there is not much room for them, and one where there is"

  private func height(width: CGFloat) -> CGFloat {
    UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
    let window = UIKitHost.shared.makeWindow()
    let controller = UIViewController()
    let hosting = UIHostingController(rootView: Text(words))
    let hosted: UIView = hosting.view
    let below = UILabel()
    below.text = "Below"
    controller.addChild(hosting)
    for view in [hosted, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      hosted.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      hosted.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      hosted.widthAnchor.constraint(equalToConstant: width),
      below.topAnchor.constraint(equalTo: hosted.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    defer { window.isHidden = true }
    #expect(abs(below.frame.minY - hosted.frame.maxY) < 0.5)
    return hosted.frame.height
  }

  @Test func aTextWrapsInTheWidthThatItHas() {
    let line = height(width: 2_000)
    #expect(height(width: 200) > 3 * line)
    #expect(height(width: 350) > line && height(width: 350) < height(width: 200))
  }
}

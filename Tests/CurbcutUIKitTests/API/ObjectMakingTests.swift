import CurbcutFoundation
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Objects of classes that are known only at run time")
struct ObjectMakingTests {
  private final class Badge: UIView {
    let mark: String
    override init(frame: CGRect) {
      mark = "badge"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {}
  private final class Leap: UIStoryboardSegue {}

  private func made<View: UIView>(_ type: View.Type) -> View { ObjCRuntime.make(type) }

  @Test("have what their own initializers set")
  func initializers() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let badge = ObjCRuntime.make(Badge.self, frame: frame)
    #expect(badge.mark == "badge" && badge.frame == frame)
    #expect(made(Badge.self).mark == "badge" && type(of: made(UILabel.self)) == UILabel.self)
    let row = ObjCRuntime.make(Row.self, style: .default, reuseIdentifier: "row")
    #expect(row.reuseIdentifier == "row" && row.detailTextLabel != nil)
    let screen = ObjCRuntime.make(Screen.self, nibName: "Screen", bundle: nil)
    #expect(screen.nibName == "Screen")
    let segue = ObjCRuntime.make(
      Leap.self, identifier: "leap", source: screen, destination: UIViewController())
    #expect(segue.identifier == "leap" && segue.source === screen)
  }
}

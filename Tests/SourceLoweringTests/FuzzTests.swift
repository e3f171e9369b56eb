import Foundation
import SourceLowering
import Testing

@Suite("No text makes the lowering fail")
struct FuzzTests {
  /// Sources as apps have them, beside the project's own examples.
  private static let texts: [[UInt8]] = {
    let own = """
      import UIKit
      @objc protocol P { @objc optional func pick(_ x: Int, did label: String) -> Bool }
      @objcMembers class A: UIViewController, UITableViewDelegate, P {
        @IBOutlet private weak var label: UILabel!
        @objc dynamic var total = 1 { didSet { go() } }
        #if os(iOS) && DEBUG
        @IBAction func tapped(_ sender: UIButton) { delegate?.pick?(1, did: "é🙂") }
        #else
        @IBAction func tapped(_ sender: Any) {}
        #endif
        private class Inner<T>: NSObject { @objc func a() { class L: NSObject { @objc func b() {} } } }
        override func viewDidLoad() { use(#selector(tapped(_:)), #keyPath(A.total), item.observe(\\.a?.b)) }
      }
      extension A { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) } }
      class B: A { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
      extension UIView { @objc func added() {}; override open func draw(_ r: CGRect) {} }
      class C: UIView { override func added() { super.added() } }

      """
    let examples = Sources.folder.deletingLastPathComponent().appending(path: "Examples")
    let files = (try? Sources.files(in: examples)) ?? []
    return ([own] + files.map(\.text)).map { Array($0.utf8) }.filter { $0.count < 4_000 }
  }()

  @Test(arguments: 0..<30)
  func damagedFiles(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let files = (0..<2).map { number in
      // The first is the one that has everything in it.
      let index = number == 0 ? 0 : Int.random(in: 0..<Self.texts.count, using: &random)
      var bytes = Self.texts[index]
      for _ in 0..<Int.random(in: 1...8, using: &random) where bytes.count > 4 {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...120, using: &random))
        let part = Array(bytes[start..<end])
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
        case 2:
          bytes.removeSubrange(start..<end)
          bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
        default: bytes[start] = UInt8.random(in: 0...255, using: &random)
        }
      }
      return SourceFile(path: "/app/\(number).swift", text: String(decoding: bytes, as: UTF8.self))
    }
    let result = Lowering(files: files, options: LoweringOptions(isLibrary: seed.isMultiple(of: 2)))
    #expect(result.files.count == files.count)
    for diagnostic in result.diagnostics {
      #expect(diagnostic.line >= 1 && diagnostic.column >= 1)
    }
    // Nothing of the user's lines is lost: their number stays, up to what is appended.
    for (file, lowered) in zip(files, result.files) {
      #expect(lowered.text.utf8.count { $0 == 0x0A } >= file.text.utf8.count { $0 == 0x0A })
    }
  }
}

/// Random numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

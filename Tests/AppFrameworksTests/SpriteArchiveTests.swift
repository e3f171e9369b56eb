import CurbcutSpriteKit
import Foundation
import TestNumbers
import Testing

@MainActor
@Suite("Files of the scene editor", .serialized)
struct SpriteArchiveTests {
  /// A scene with a label in a sprite, as the editor writes them.
  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>$archiver</key><string>NSKeyedArchiver</string>
    <key>$top</key><dict><key>root</key>\(reference(1))</dict>
    <key>$objects</key><array>
    <string>$null</string>
    <dict><key>$class</key>\(reference(2))<key>_visibleRect</key>\(reference(3))
      <key>_anchorPoint</key>\(reference(4))<key>_children</key>\(reference(5))<key>_name</key>\(reference(0))
      <key>_backgroundColorR</key><real>1</real><key>_backgroundColorG</key><real>0</real>
      <key>_backgroundColorB</key><real>0</real></dict>
    <dict><key>$classname</key><string>SKScene</string></dict>
    <dict><key>NS.rectval</key><string>{{-375, -667}, {750, 1334}}</string></dict>
    <dict><key>NS.pointval</key><string>{0.5, 0.5}</string></dict>
    <dict><key>NS.objects</key><array>\(reference(6))</array></dict>
    <dict><key>$class</key>\(reference(7))<key>_name</key>\(reference(8))<key>_xScale</key><real>2</real>
      <key>_bounds</key><string>{{-20, -5}, {40, 10}}</string><key>_children</key>\(reference(9))</dict>
    <dict><key>$classname</key><string>SKSpriteNode</string></dict>
    <string>ship</string>
    <dict><key>NS.objects</key><array>\(reference(10))\(reference(6))</array></dict>
    <dict><key>$class</key>\(reference(11))<key>_text</key><string>Hello</string>
      <key>_fontSize</key><real>20</real><key>_position</key><string>{1, 2}</string></dict>
    <dict><key>$classname</key><string>SKLabelNode</string></dict>
    </array></dict></plist>
    """

  private static func reference(_ index: Int) -> String {
    "<dict><key>CF$UID</key><integer>\(index)</integer></dict>"
  }

  @Test func aSceneHasItsNodesWithTheirValues() throws {
    let archive = try KeyedArchive(Data(Self.scene.utf8))
    let scene = try #require(SpriteCoder.node(archive) as? SKScene)
    #expect(scene.size == CGSize(width: 750, height: 1334) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    let ship = try #require(scene.childNode(withName: "ship") as? SKSpriteNode)
    // The editor writes the size as it is seen, and a node that is within itself is left out.
    #expect(ship.size == CGSize(width: 20, height: 10) && ship.children.count == 1)
    let label = try #require(ship.children.first as? SKLabelNode)
    #expect(label.text == "Hello" && label.fontSize == 20 && label.position == CGPoint(x: 1, y: 2))
  }

  @Test func whatIsNoArchiveIsAnError() {
    #expect(throws: (any Error).self) { try KeyedArchive(Data("no list".utf8)) }
    #expect(throws: (any Error).self) {
      try KeyedArchive(Data("<plist version=\"1.0\"><array/></plist>".utf8))
    }
    #expect(SKScene(fileNamed: "NoSuchScene") == nil)
  }

  @Test(arguments: SeededNumbers.seeds(200))
  func damagedFilesAreReadOrRefused(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var bytes = Array(Self.scene.utf8)
    for _ in 0..<Int.random(in: 1...12, using: &numbers) {
      bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 32...126, using: &numbers)
    }
    if let archive = try? KeyedArchive(Data(bytes)) {
      _ = SpriteCoder.node(archive)?.calculateAccumulatedFrame()
    }
  }
}

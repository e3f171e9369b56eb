import CurbcutFoundation
import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutDrawing

/// What apps keep in UserDefaults and databases by `NSKeyedArchiver`.
@Suite("Archives")
struct ArchiveTests {
  private func copied<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test("A colour comes back as it was; a system colour still adapts")
  func colors() throws {
    let own = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(try copied(own) == own)
    #expect(try copied(UIColor.systemRed) == UIColor.systemRed)
    #expect(try copied(UIColor.label) == UIColor.label)
    #expect(try copied(UIColor(white: 0.5, alpha: 1)) != nil)
  }

  @Test("A font comes back with its face, style or weight")
  func fonts() throws {
    let style = UIFont.preferredFont(forTextStyle: .headline)
    #expect(try copied(style) == style)
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy)
    #expect(try copied(heavy) == heavy)
    let named = try #require(UIFont(name: "Georgia", size: 15))
    #expect(try copied(named) == named)
  }

  @Test("A picture comes back with its pixels, scale and orientation; a symbol by its name")
  func pictures() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let picture = try #require(drawn.cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .left) })
    let copy = try #require(try copied(picture))
    #expect(copy.size == picture.size)
    #expect(copy.scale == 2)
    #expect(copy.imageOrientation == .left)
    #expect(copy.cgImage?.color(atX: 1, y: 1)?.red == 1)
    let star = try #require(UIImage(systemName: "star"))
    #expect(try copied(star)?.isSymbolImage == true)
  }

  @Test("A path comes back with its elements and its line")
  func paths() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4)
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 9, y: 1))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let copy = try #require(try copied(path))
    #expect(copy.cgPath == path.cgPath)
    #expect(copy.lineWidth == 3)
    #expect(copy.usesEvenOddFillRule)
  }
}

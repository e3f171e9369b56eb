import CurbcutGraphics
import Foundation
import Testing

/// What makes drawing fast must not be seen.
@Suite("Shadows, letters and small copies of images")
struct FastDrawingTests {
  private func gray(_ picture: ScreenPicture, _ x: Int, _ y: Int) -> Int { Int(picture[x, y] & 0xFF) }

  // MARK: Shadows

  private func shadow(blur: CGFloat, offset: CGSize = .zero, clip: CGRect? = nil) throws -> ScreenPicture {
    try drawnPicture(200, 200) { canvas in
      canvas.fill(0xFFFFFF, 0, 0, 200, 200)
      if let clip { canvas.context.clip(to: clip) }
      let layer = CALayer()
      layer.frame = CGRect(x: 60, y: 60, width: 80, height: 80)
      layer.backgroundColor = .white
      layer.shadowOpacity = 1
      layer.shadowRadius = blur
      layer.shadowOffset = offset
      canvas.context.translateBy(x: 60, y: 60)
      layer.render(in: canvas.context)
    }
  }

  @Test("a shadow lies around its layer, never in it, and ends", arguments: [2, 6, 12, 20] as [CGFloat])
  func around(blur: CGFloat) throws {
    let picture = try shadow(blur: blur)
    #expect(gray(picture, 100, 100) == 255)
    // Half of it has gone at the edge itself.
    #expect((100...165).contains(gray(picture, 58, 100)) || blur < 4)
    #expect(gray(picture, 58, 100) < 235)
    #expect(gray(picture, 100, 141) < 235)
    let end = 60 - Int(blur * 3.2) - 2
    if end > 0 { #expect(gray(picture, end, 100) >= 253) }
  }

  @Test("a shadow grows lighter evenly, however coarse it is blurred", arguments: [6, 12, 20] as [CGFloat])
  func even(blur: CGFloat) throws {
    let picture = try shadow(blur: blur)
    let values = (5..<60).map { gray(picture, $0, 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 - 1 })
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 40 })
  }

  @Test("a shadow falls where its offset says")
  func offset() throws {
    let picture = try shadow(blur: 2, offset: CGSize(width: 20, height: 0))
    #expect(gray(picture, 150, 100) < 20)
    #expect(gray(picture, 50, 100) == 255)
  }

  @Test("a clip cuts a shadow off without changing what is left of it")
  func clipped() throws {
    let (whole, cut) = (
      try shadow(blur: 12), try shadow(blur: 12, clip: CGRect(x: 0, y: 90, width: 58, height: 20))
    )
    #expect(gray(cut, 30, 80) == 255)
    for x in stride(from: 20, to: 58, by: 6) { #expect(abs(gray(whole, x, 100) - gray(cut, x, 100)) <= 8) }
  }

  // MARK: Letters

  private func ink(_ draw: (CGContext, TextLayout) -> Void) throws -> Int {
    let layout = TextLayout(runs: [TextRun(text: "Retriever", font: FontDescriptor(size: 17))], maxWidth: nil)
    let picture = try drawnPicture(120, 120) { canvas in
      canvas.fill(0xFFFFFF, 0, 0, 120, 120)
      draw(canvas.context, layout)
    }
    return picture.withPixels { $0.reduce(0) { $0 + 255 - Int($1 & 0xFF) } }
  }

  @Test("letters have the same ink wherever they stand between pixels, and turned")
  func letters() throws {
    let wanted = try ink { $1.draw(in: $0, at: CGPoint(x: 10, y: 10)) }
    #expect(wanted > 10_000)
    for (x, y) in [(10.25, 10.5), (10.4, 10.9), (10.77, 11.02)] {
      let found = try ink { $1.draw(in: $0, at: CGPoint(x: x, y: y)) }
      #expect(abs(found - wanted) * 40 < wanted)
    }
    let turned = try ink { context, layout in
      context.translateBy(x: 60, y: 10)
      context.rotate(by: 0.7)
      layout.draw(in: context, at: .zero)
    }
    #expect(abs(turned - wanted) * 20 < wanted)
  }

  @Test("a letter moves with its text by less than a pixel")
  func betweenPixels() throws {
    func middle(_ x: CGFloat) throws -> Double {
      let layout = TextLayout(runs: [TextRun(text: "I", font: FontDescriptor(size: 40))], maxWidth: nil)
      let picture = try drawnPicture(60, 60) { canvas in
        canvas.fill(0xFFFFFF, 0, 0, 60, 60)
        layout.draw(in: canvas.context, at: CGPoint(x: x, y: 5))
      }
      var (weight, moment) = (0.0, 0.0)
      for column in 0..<60 {
        let ink = Double(255 - gray(picture, column, 28))
        weight += ink
        moment += ink * Double(column)
      }
      return moment / weight
    }
    let start = try middle(10)
    #expect(abs(try middle(10.5) - start - 0.5) < 0.1)
    #expect(abs(try middle(10.25) - start - 0.25) < 0.1)
  }

  // MARK: Images

  @Test("an image made smaller is the same the second time, and in another size and place")
  func smallerCopies() throws {
    let large = try drawnPicture(200, 200) { $0.drawMixture(200, 200) }.cgImage
    let fresh = try #require(large.cropping(to: CGRect(x: 0, y: 0, width: 200, height: 200)))
    func picture(_ image: CGImage, _ rect: CGRect) throws -> ScreenPicture {
      try drawnPicture(100, 100) { canvas in
        canvas.fill(0xFFFFFF, 0, 0, 100, 100)
        canvas.context.drawFirstRowFirst(image, in: rect)
      }
    }
    let places = [
      CGRect(x: 10.25, y: 5.5, width: 40, height: 30), CGRect(x: 3, y: 4, width: 60, height: 60),
      CGRect(x: 10.25, y: 5.5, width: 40, height: 30), CGRect(x: 30.25, y: 25.5, width: 40, height: 30),
    ]
    let pictures = try places.map { try picture(large, $0) }
    #expect(PictureDiff.changes(from: pictures[0], to: pictures[2]).isEmpty)
    #expect(PictureDiff.changes(from: pictures[0], to: try picture(fresh, places[0])).isEmpty)
    for (dx, dy) in [(5, 5), (20, 12), (38, 28)] {
      #expect(pictures[0][10 + dx, 5 + dy] == pictures[3][30 + dx, 25 + dy])
    }
    // Outside of its rectangle nothing is drawn.
    #expect(pictures[1][65, 65] == 0xFFFF_FFFF && pictures[1][2, 30] == 0xFFFF_FFFF)
  }
}

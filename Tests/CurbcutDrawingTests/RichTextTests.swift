import CurbcutUIKit
import Testing

@Suite("Rich Text Format")
struct RichTextTests {
  private func read(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
  }

  @Test("is read with its fonts, colours and paragraphs")
  func styles() throws {
    let text = try read(
      #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2513
      {\fonttbl\f0\fnil\fcharset0 Georgia;\f1\fswiss\fcharset0 Helvetica;}
      {\colortbl;\red255\green0\blue0;}
      {\*\expandedcolortbl;;\cssrgb\c0\c0\c0;}
      \pard\qc\sa200
      \f0\fs40 Title\
      \pard\ql\li400\fi-200
      \f1\fs24 \cf1 Red \ul under\ulnone , {\b bold} and \i slanted\i0  \'e9\u8364 ?
      }
      """#)
    #expect(text.string == "Title\nRed under, bold and slanted é€")
    func attributes(of part: String) -> [NSAttributedString.Key: Any] {
      text.attributes(at: (text.string as NSString).range(of: part).location, effectiveRange: nil)
    }
    let title = attributes(of: "Title")
    #expect((title[.font] as? UIFont)?.pointSize == 20 && (title[.font] as? UIFont)?.familyName == "Georgia")
    #expect((title[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect((title[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing == 10)
    #expect(title[.foregroundColor] == nil)
    let red = attributes(of: "Red")
    #expect(red[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let style = try #require(red[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.headIndent == 20 && style.firstLineHeadIndent == 10 && style.alignment == .left)
    #expect(
      attributes(of: "under")[.underlineStyle] as? Int == 1 && attributes(of: ", b")[.underlineStyle] == nil)
    let bold = attributes(of: "bold")[.font] as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let plain = attributes(of: "and")[.font] as? UIFont
    #expect(plain?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
  }

  @Test("is written so that it reads the same")
  func writing() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Tïtle {\\} 😊\n",
      attributes: [
        .font: UIFont(name: "Georgia", size: 20) as Any, .paragraphStyle: style,
        .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
    text.append(
      NSAttributedString(
        string: "bold\tlink",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 12), .underlineStyle: 1,
          .link: URL(string: "https://example.org/") as Any,
          .backgroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]))
    let all = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    let back = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(back.string == text.string)
    let first = back.attributes(at: 0, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.familyName == "Georgia" && (first[.font] as? UIFont)?.pointSize == 20)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let last = back.attributes(at: back.length - 1, effectiveRange: nil)
    #expect((last[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(last[.underlineStyle] as? Int == 1 && last[.link] as? URL == URL(string: "https://example.org/"))
    #expect(last[.backgroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(try text.data(from: all) == Data(text.string.utf8))
    #expect(throws: CocoaError.self) {
      try text.data(from: all, documentAttributes: [.documentType: "NSUnknown"])
    }
  }

  @Test("has links, and symbols that are not ASCII")
  func links() throws {
    let text = try read(
      #"{\rtf1 See {\field{\*\fldinst{HYPERLINK "https://example.org/"}}{\fldrslt here}}\emdash\u-10179 ?\u-8694 ?.}"#
    )
    #expect(text.string == "See here—😊.")
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.org/"))
    #expect(text.attribute(.link, at: 9, effectiveRange: nil) == nil)
  }

  @Test("that is something else is an error; plain text is text")
  func others() throws {
    #expect(throws: CocoaError.self) { try read("Hello") }
    let plain = try NSAttributedString(data: Data("Hëllo".utf8), documentAttributes: nil)
    #expect(plain.string == "Hëllo")
    #expect(throws: (any Error).self) {
      try NSAttributedString(url: URL(fileURLWithPath: "/nowhere.rtf"), documentAttributes: nil)
    }
  }

  @Test("that is damaged is read as far as it goes")
  func fuzz() throws {
    let good = Array(
      #"{\rtf1\ansi{\fonttbl\f0 Georgia;}{\colortbl;\red9\green8\blue7;}\f0\fs-3 A\'g\u99999999999 {{\b x}\par\}"#
        .utf8)
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var state = seed | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<500 {
      var bytes = good
      for _ in 0..<next(6) { bytes[5 + next(bytes.count - 5)] = UInt8(next(256)) }
      let data = Data(bytes.prefix(5 + next(bytes.count - 4)))
      #expect(try NSAttributedString(data: data, documentAttributes: nil).length < 100)
    }
    let deep = Data((#"{\rtf1 "# + String(repeating: "{", count: 100_000)).utf8)
    #expect(try NSAttributedString(data: deep, documentAttributes: nil).length == 0)
  }
}

import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite struct VisualFormatTests {
  @Test(arguments: [
    ("H:[a(50)]", ["BoxView'a'.width == 50"]),
    ("[a]-[b]", ["H:[BoxView'a']-(8)-[BoxView'b']"]),
    (
      "V:|-20-[a(>=30,<=b@500)]",
      [
        "BoxView'a'.height >= 30", "BoxView'a'.height <= BoxView'b'.height @500",
        "V:|-(20)-[BoxView'a']",
      ]
    ),
    (
      "H:|-[a][b(==a)]-|",
      [
        "BoxView'a'.leading == UIView.leadingMargin", "BoxView'b'.width == BoxView'a'.width",
        "H:[BoxView'a']-(0)-[BoxView'b']", "UIView.trailingMargin == BoxView'b'.trailing",
      ]
    ),
    ("H:[a]-(>=gap@high)-|", ["H:[BoxView'a']-(>=12.5)-| @750"]),
  ])
  func formatsMeanTheirConstraints(format: String, expected: [String]) {
    let root = root()
    let (a, b) = (BoxView(1, 1, "a"), BoxView(1, 1, "b"))
    root.addSubview(a)
    root.addSubview(b)
    let found = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: ["gap": 12.5, "high": 750], views: ["a": a, "b": b])
    let statements = found.map {
      $0.description.replacing("<NSLayoutConstraint ", with: "").split(separator: "   ")[0]
    }
    #expect(Set(statements.map(String.init)) == Set(expected))
  }

  @Test(arguments: ["", "H:|", "[a", "[c]", "[a]-x-[b]", "[a]-5", "|-|", "[a]-5[b]", "[a]|[b]"])
  func nonsenseIsReportedAndGivesNothing(format: String) {
    let root = root()
    let (a, b) = (BoxView(1, 1, "a"), BoxView(1, 1, "b"))
    root.addSubview(a)
    root.addSubview(b)
    let messages = IssueLog.messages {
      #expect(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": a, "b": b]).isEmpty)
    }
    #expect(messages.count == 1)
  }
}

import Foundation
import SwiftParser
import SwiftSyntax

/// The manifest of an App playground, in a form that the toolchain understands here.
///
/// Its product, `.iOSApplication(…)`, comes from a module that only Xcode has. It is written as an executable, in a copy
/// of the manifest in a folder of its own.
struct AppManifest {
  /// The folder of the copy.
  let folder: URL
  private let root: URL
  private let real: URL

  /// - Returns: nil when the manifest needs no other form.
  init?(folder real: URL) {
    let manifest = real.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8), let changed = Self.rewritten(text)
    else { return nil }
    self.real = real.standardizedFileURL
    let files = FileManager.default
    root = files.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    // As deep as the real one, so that paths to other packages can be led back.
    folder = URL(fileURLWithPath: root.path + self.real.path)
    guard
      (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
      (try? changed.write(
        to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8))
        != nil
    else { return nil }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// A description of the copy with the paths of the real package.
  func original(_ description: Data) -> Data {
    let text = String(decoding: description, as: UTF8.self)
    // In JSON, a slash may be escaped.
    let escaped = root.path.replacing("/", with: "\\/")
    return Data(text.replacing(root.path, with: "").replacing(escaped, with: "").utf8)
  }

  /// The manifest with an executable in place of the app; nil where there is no app.
  static func rewritten(_ text: String) -> String? {
    guard text.contains("iOSApplication") else { return nil }
    let tree = Parser.parse(source: text)
    let visitor = AppProductFinder(viewMode: .sourceAccurate)
    visitor.walk(tree)
    guard !visitor.products.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    let edits = visitor.products + visitor.imports.map { ($0, "") }
    for (range, new) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(new.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private final class AppProductFinder: SyntaxVisitor {
  var products: [(Range<Int>, String)] = []
  var imports: [Range<Int>] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "AppleProductTypes" { imports.append(Self.range(of: node)) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "iOSApplication"
    else { return .visitChildren }
    let kept = node.arguments.filter { ["name", "targets"].contains($0.label?.text) }
      .map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
    products.append((Self.range(of: node), ".executable(\(kept.joined(separator: ", ")))"))
    return .skipChildren
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

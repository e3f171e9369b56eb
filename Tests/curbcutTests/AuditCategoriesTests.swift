import AuditReports
import Foundation
import Testing

/// The example of the categories of Xcode's audit: each finds its fault, and nothing on the screen without it.
@Suite("The categories of Xcode's audit, one by one")
struct AuditCategoriesTests {
  @Test("Each finds the fault that it is for, and only where it is")
  func categories() throws {
    let file = CommandLineTool.package.appendingPathComponent(
      "Examples/AuditCategories/AuditCategories.swift")
    let result = try CommandLineTool.run(["audit", file.path, "--all-screens", "--format", "json"])
    #expect(result.status == 1, "\(result.errors)")
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(result.output.utf8))
    let categories = [
      "contrast", "elementDetection", "hitRegion", "sufficientElementDescription", "dynamicType",
      "textClipped",
      "trait",
    ]
    #expect(form.screens.count == 2 * categories.count)
    for category in categories {
      let wrong = try #require(form.screens.first { $0.name.contains("\(category): wrong") })
      #expect(!wrong.findings.isEmpty && wrong.findings.allSatisfy { $0.audit == category }, "\(category)")
      let right = try #require(form.screens.first { $0.name.contains("\(category): right") })
      #expect(right.findings.isEmpty, "\(category): \(right.findings.map(\.rule))")
    }
  }
}

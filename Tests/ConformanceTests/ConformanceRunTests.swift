import Foundation
import Testing

@testable import Conformance

@MainActor
@Suite("Conformance run")
struct ConformanceRunTests {
  private func run(_ text: String) throws -> ConformanceRun { try ConformanceRun(data: Data(text.utf8)) }

  private func reading(_ tree: String, _ rest: String) -> String {
    #"{"cases": [{"name": "case", "rules": "proposed", "tree": \#(tree), \#(rest)}]}"#
  }

  private let button =
    #"{"frame": [0,0,100,100], "children": [{"frame": [0,0,50,50], "isAccessibilityElement": true, "label": "Go", "traits": ["button"]}]}"#

  @Test("A case that holds passes, one that does not fails with both lines")
  func outcomes() throws {
    let good = try run(reading(button, #""expected": ["Go. Button."], "expectedHints": [null]"#))
    #expect(good.summary == "1 passed, 0 failed")
    let bad = try run(reading(button, #""expected": ["Go. Link."]"#))
    #expect(bad.summary == "0 passed, 1 failed")
    #expect(bad.results[0].text.contains("- Go. Link."))
    #expect(bad.results[0].text.contains("+ Go. Button."))
  }

  @Test(
    "A key or a value that nobody knows stops the run and says where it stands",
    arguments: [
      (#"{"casess": []}"#, "casess"),
      (#"{"cases": [{"name": "a", "tree": {"colour": 1}}]}"#, "cases[0].tree.colour"),
      (#"{"cases": [{"name": "a", "tree": {}, "more": 1}]}"#, "cases[0].more"),
      (#"{"cases": [{"name": "a"}]}"#, "cases[0].tree"),
      (
        #"{"cases": [{"name": "a", "tree": {"children": [{"traits": ["buton"]}]}}]}"#,
        "cases[0].tree.children[0].traits[0]"
      ),
      (#"{"cases": [{"name": "a", "tree": {"frame": [1, 2]}}]}"#, "cases[0].tree.frame"),
      (#"{"cases": [{"name": "a", "tree": {"alpha": "x"}}]}"#, "cases[0].tree.alpha"),
      (#"{"cases": [{"name": "a", "tree": {"kind": "thing"}}]}"#, "cases[0].tree.kind"),
      (
        #"{"cases": [{"name": "a", "tree": {"accessibilityElements": [{"ref": "no"}]}}]}"#,
        "cases[0].tree.accessibilityElements[0].ref"
      ),
      (
        #"{"cases": [{"name": "a", "tree": {}, "expected": ["x"], "expectedHints": []}]}"#,
        "cases[0].expectedHints"
      ),
      (#"[{"name": "a", "utterances": [1]}]"#, "[0].utterances[0]"),
      (#"[{"name": "a", "utterances": [], "tree": [{"lable": "x"}]}]"#, "[0].tree[0].lable"),
      (#"3"#, ""), (#"{"#, ""), ("", ""),
    ])
  func refused(text: String, path: String) {
    let error = #expect(throws: CaseError.self) { try run(text) }
    #expect(error?.path == path)
  }

  @Test("A recording is walked: app name, containers, the end of the screen, the cut at 64 characters")
  func spoken() throws {
    let entry = #"""
      [{"name": "walk", "tree": [
         {"label": "Title", "traits": ["header"]},
         {"label": "Left", "traits": ["button", "selected"], "containerLabel": "Sides"},
         {"label": "Right", "traits": ["button"], "containerLabel": "Sides"},
         {"label": "A long name for a slider that takes nearly all", "value": "5", "traits": ["adjustable"]}],
        "utterances": ["My App Title Heading", "Sides selected Left Button", "Right Button",
         "A long name for a slider that takes nearly all 5 adjustable Swip",
         "A long name for a slider that takes nearly all 5 adjustable Swip"]}]
      """#
    let run = try run(entry)
    #expect(run.results[0].outcome == .passed, "\(run.results[0].text)")
    let wrong = try self.run(entry.replacingOccurrences(of: "Sides selected", with: "selected Sides"))
    #expect(wrong.counts.failed == 1)
  }

  @Test("What was toggled says its new state alone")
  func activation() throws {
    let run = try run(
      #"[{"name": "t", "event": "activate", "utterances": ["off"], "tree": [{"label": "x", "value": "0", "traits": ["button", "switchButton"]}]}]"#
    )
    #expect(run.counts.passed == 1)
  }

  @Test("Data tables, paths and shapes go through live views")
  func tables() throws {
    let tree = #"""
      {"frame": [0,0,200,200], "containerType": "dataTable",
       "dataTable": {"rows": 2, "columns": 1, "cells": ["h", "c"], "columnHeaders": {"0": ["h"]}},
       "children": [
        {"id": "h", "frame": [0,0,50,20], "isAccessibilityElement": true, "label": "Name",
         "cell": {"row": 0, "column": 0}},
        {"id": "c", "frame": [0,60,50,20], "isAccessibilityElement": true, "label": "Ann",
         "cell": {"row": null, "column": null}, "tableIndex": [1, 0],
         "accessibilityPathRect": [1, 2, 3, 4]}]}
      """#
    let run = try run(
      reading(
        tree,
        #""expected": ["Name. Row 1. Column 1.", "Ann. Row 2. Column 1."], "expectedShapes": [[0,0,50,20],[1,2,3,4]]"#
      ))
    #expect(run.results[0].outcome == .passed, "\(run.results[0].text)")
  }

  @Test("Damaged files are run or refused with a CaseError, never more")
  func fuzz() {
    let whole = Array(reading(button, #""expected": ["Go. Button."], "expectedHints": [null]"#).utf8)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<400 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 32...126, using: &random)
        case 1: damaged.remove(at: place)
        default: damaged.insert(contentsOf: whole.dropFirst(place).prefix(8), at: place)
        }
      }
      do {
        _ = try ConformanceRun(data: Data(damaged))
      } catch {
        #expect(error is CaseError, "\(error)")
      }
    }
  }
}

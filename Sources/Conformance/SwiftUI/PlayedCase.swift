/// How the run of a compiled case ended.
package enum PlayedCase: Codable, Sendable {
  /// The view was shown, on each version of the system that the case names.
  case shown([ShownView])
  /// The code does not compile; with the compiler's messages.
  case notCompiled([String])
  /// The process ended, or was stuck; with what is known about it.
  case ended(String)
}

extension ViewCase {
  /// The result of the case.
  func finding(_ played: PlayedCase) -> CaseFinding {
    var finding = CaseFinding(section: "swiftui", name: name)
    switch played {
    case .notCompiled(let messages): finding.add(["does not compile"] + messages, to: 0)
    case .ended(let reason): finding.add([reason], to: 0)
    case .shown(let views):
      for view in views {
        let lines = ViewComparison(self, view).comparison.lines
        let isOneOfSeveral = views.count > 1 && !lines.isEmpty
        finding.add((isOneOfSeveral ? ["on iOS \(view.system.rawValue)"] : []) + lines, to: 0)
      }
    }
    return finding
  }
}

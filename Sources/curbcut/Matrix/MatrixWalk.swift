import AppFolders
import CurbcutUIKit
import Foundation

/// The screens that options select, in every combination of the values of some axes.
@MainActor
struct MatrixWalk {
  /// One value of each axis.
  struct Combination {
    /// The values, by the keys of the axes.
    var values: [String: String]
    /// The values in words: `AX3 · dark`.
    var label: String
    /// The options that set them up.
    var options: ScreenOptions
  }

  /// The combinations, those of the first axis' values in a row.
  let combinations: [Combination]
  private let isApp: Bool
  private let recordsSources: Bool
  private var only: String?

  /// - Parameters:
  ///   - most: how many combinations there may be.
  ///   - recordsSources: whether it is recorded where an app's code makes its views.
  ///   - tooMany: why there may not be more, for the error, which begins with how many there are.
  ///   - only: the choice of the one scene to show of those that the options select; nil for all.
  /// - Throws: a ``Failure`` for values that do not exist, and for what a running app cannot change.
  init(
    _ axes: [MatrixAxis], of options: ScreenOptions, most: Int, tooMany: String, recordsSources: Bool = false,
    only: String? = nil
  ) throws {
    self.recordsSources = recordsSources
    self.only = only
    let all = Self.combinations(of: axes)
    guard all.count <= most else { throw Failure("--matrix asks for \(all.count) \(tooMany).") }
    combinations = try all.map { values in
      var cell = options
      for (axis, value) in zip(axes, values) { try axis.apply(value, to: &cell) }
      _ = try cell.setUp()
      return Combination(
        values: Dictionary(zip(axes.map(\.key), values)) { first, _ in first },
        label: zip(axes, values).map { $0.label($1) }.joined(separator: " · "), options: cell)
    }
    isApp = AppFolder.isApp(options.file)
    if isApp, let language = axes.first(where: { $0.key == "language" }), language.values.count > 1 {
      throw Failure(
        "--matrix language=\(language.values.joined(separator: ",")): a running app cannot change its language. "
          + "Take one at a time.")
    }
  }

  /// The same for one of the scenes that the options select.
  func only(_ scene: String) -> MatrixWalk {
    var walk = self
    walk.only = scene
    return walk
  }

  /// Sets each combination up in turn, and hands over its screens. An app is launched once; documents are made anew.
  ///
  /// - Parameters:
  ///   - chosen: which of the combinations; nil for all.
  ///   - warnings: what has been warned of already.
  func visit(
    _ chosen: [Combination]? = nil, told warnings: ToldWarnings = ToldWarnings(),
    _ body: (Combination, [LoadedScreen]) throws -> Void
  ) throws {
    var running: [LoadedScreen] = []
    for combination in chosen ?? combinations {
      let screens: [LoadedScreen]
      if isApp, !running.isEmpty {
        screens = try running.map { try $0.setUpAnew(combination.options) }
      } else {
        screens = try LoadedScreen.load(
          combination.options, told: warnings, recordsSources: recordsSources, only: only)
        running = screens
      }
      try body(combination, screens)
      if !isApp { for screen in screens { screen.window.isHidden = true } }
    }
  }

  /// All combinations of one value from each axis. The first axis varies fastest.
  nonisolated static func combinations(of axes: [MatrixAxis]) -> [[String]] {
    axes.reduce([[]]) { made, axis in axis.values.flatMap { value in made.map { $0 + [value] } } }
  }
}

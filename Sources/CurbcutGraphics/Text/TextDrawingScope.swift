/// How texts are drawn for the time of a call.
package enum TextDrawingScope {
  /// Whether texts are left out: what is drawn shows what lies behind them. Pictures and symbols are drawn as ever.
  ///
  /// A picture is drawn in several contexts, for what can be seen through and for effects, which all keep to it.
  @TaskLocal package static var omitsText = false
  /// Whether what stands beside texts for a while, or lies over every app, is left out: insertion points, and what the
  /// system draws.
  @TaskLocal package static var omitsPassing = false
}

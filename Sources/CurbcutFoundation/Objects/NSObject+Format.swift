import Foundation

/// Lets objects be passed for `%@` in formats and logs, which insert their descriptions.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { (description as any _CVarArgObject)._cVarArgObject }
}

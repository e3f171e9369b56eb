import Foundation

/// Lets objects stand for `%@` in formats and logs, as by their description.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { (description as any _CVarArgObject)._cVarArgObject }
}

// Stand-ins until the Controls folder lands; whoever brings the real type deletes its line.
import Foundation

open class UITextRange: NSObject {}
